import type { Layouts } from './layout';

/** Strapi shows no hint for a list of components, so the label includes it. */
export const libraryLayouts: Layouts = {
  'api::article.article': {
    list: ['title', 'category', 'position'],
    sort: ['position', 'ASC'],
    namedBy: 'title',
    form: [
      { title: 'Title' },
      {
        category: ['Category', 'The small line above the title'],
        position: ['Position in the list', 'The lowest number comes first, in both languages'],
      },
      { excerpt: ['Short text', 'Two or three sentences for the card and for search engines'] },
      {
        content: [
          'Text',
          'For scripture, start each line with > and end with a line like > — Romans 6:23. A list item may start with **Bold title:**',
        ],
      },
      {
        slug: [
          'Address',
          'The last part of its web address: lowercase letters, numbers and hyphens. Do not change it later, or links to it will break',
        ],
        url: ['Anchor', 'Not shown on the site; leave it as it is'],
      },
    ],
  },
  'api::training-module.training-module': {
    list: ['number', 'title', 'category', 'quiz'],
    sort: ['number', 'ASC'],
    namedBy: 'title',
    form: [
      { title: 'Title' },
      {
        category: ['Category', 'The small line above the title'],
        icon: ['Picture', 'Shown on the card; the same in both languages'],
        number: ['Number', 'Its position in the course, the same in both languages'],
      },
      { description: ['Description', 'One sentence: what the module is about'] },
      { overview: ['Overview', 'The card shows its first three lines'] },
      { keyPrinciples: 'Key principles: five' },
      { dos: 'Do: seven. To begin one in bold, write **a few words.** first' },
      { donts: 'Don’t: seven' },
      { personalStory: ['The pastor’s story', 'Optional. Leave a blank line to start a new paragraph'] },
      {
        personalStoryIsExample: [
          'This story is an example',
          'Readers are told so above the story. Turn it off once the story is your own',
        ],
      },
      { scriptureReferences: 'Scripture: at least four, word for word' },
      { actionItems: 'Action items: four' },
      {
        quiz: ['Quiz', 'Choose it in each language. Without one, the module has no quiz'],
        slug: [
          'Address',
          'The last part of its web address: lowercase letters, numbers and hyphens. Do not change it later, or links to it will break',
        ],
      },
      {
        showsCrisisLines: [
          'Show the crisis lines',
          'Below the overview, for a module that speaks of danger. The same in both languages',
        ],
      },
    ],
  },
  'api::quiz.quiz': {
    list: ['key', 'updatedAt'],
    sort: ['key', 'ASC'],
    namedBy: 'key',
    form: [
      {
        key: [
          'Name of the quiz',
          'The address of its module followed by -quiz. Do not change it later: visitors’ results are saved under it',
        ],
      },
      { questions: 'Questions: six, with the same ids in both languages' },
    ],
  },
  'api::book.book': {
    list: ['title', 'author', 'category', 'position'],
    sort: ['position', 'ASC'],
    namedBy: 'title',
    form: [
      { title: 'Title', author: 'Author' },
      {
        category: ['Category', 'The small line above the title'],
        position: ['Position in the list', 'The lowest number comes first'],
      },
      { description: 'Description' },
      { amazonUrl: ['Bookstore link', 'The full address, starting with https://'] },
      { cover: ['Cover', 'A picture of the front cover, in portrait format'] },
    ],
  },
  'api::resources-page.resources-page': {
    form: [
      { title: 'Title of the page' },
      { intro: ['Introduction', 'Below the title, on every tab'] },
      { blogsIntro: 'Above the articles' },
      { trainingIntro: 'Above the training modules' },
      { booksIntro: 'Above the books' },
      { aboutTraining: 'About this training: the card below the modules' },
      { discipleship: 'Discipleship website: the card above the books; its address is in the site settings' },
      { seo: 'For search engines' },
    ],
  },
};
