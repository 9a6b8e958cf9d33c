import type { Core, UID } from '@strapi/strapi';
import { arrangeOnce, type PanelView } from './panel-view';

const slug = {
  label: 'Address',
  description:
    'The last part of its web address: lowercase letters, numbers and hyphens. Do not change it later, or links to it will break',
};
const category = { label: 'Category', description: 'The small line above the title' };

/** The panel shows no sentence below a list of parts, so what must be known of one stands in its name. */
const views: readonly (readonly [UID.ContentType, PanelView])[] = [
  [
    'api::article.article',
    {
      list: { columns: ['title', 'category', 'position'], sortedBy: 'position', order: 'ASC' },
      namedBy: 'title',
      rows: [['title'], ['category', 'position'], ['excerpt'], ['content'], ['slug', 'url']],
      fields: {
        title: { label: 'Title' },
        category,
        position: { label: 'Position in the list', description: 'The lowest number comes first, in both languages' },
        excerpt: { label: 'Short text', description: 'Two or three sentences for the card and for search engines' },
        content: {
          label: 'Text',
          description:
            'For scripture, start each line with > and end with a line like > — Romans 6:23. A list item may start with **Bold title:**',
        },
        slug,
        url: { label: 'Anchor', description: 'Not shown on the site; leave it as it is' },
      },
    },
  ],
  [
    'api::training-module.training-module',
    {
      edition: 3,
      list: { columns: ['number', 'title', 'category', 'quiz'], sortedBy: 'number', order: 'ASC' },
      namedBy: 'title',
      rows: [
        ['title'],
        ['category', 'icon', 'number'],
        ['description'],
        ['overview'],
        ['keyPrinciples'],
        ['dos'],
        ['donts'],
        ['personalStory'],
        ['personalStoryIsExample'],
        ['scriptureReferences'],
        ['actionItems'],
        ['quiz', 'slug'],
        ['showsCrisisLines'],
      ],
      fields: {
        title: { label: 'Title' },
        category,
        icon: { label: 'Picture', description: 'Shown on the card; the same in both languages' },
        number: { label: 'Number', description: 'Its position in the course, the same in both languages' },
        description: { label: 'Description', description: 'One sentence: what the module is about' },
        overview: { label: 'Overview', description: 'The card shows its first three lines' },
        keyPrinciples: { label: 'Key principles: five' },
        dos: { label: 'Do: seven. To begin one in bold, write **a few words.** first' },
        donts: { label: 'Don’t: seven' },
        personalStory: {
          label: 'The pastor’s story',
          description: 'Optional. Leave a blank line to start a new paragraph',
        },
        personalStoryIsExample: {
          label: 'This story is an example',
          description: 'Readers are told so above the story. Turn it off once the story is your own',
        },
        scriptureReferences: { label: 'Scripture: at least four, word for word' },
        actionItems: { label: 'Action items: four' },
        showsCrisisLines: {
          label: 'Show the crisis lines',
          description: 'Below the overview, for a module that speaks of danger. The same in both languages',
        },
        quiz: { label: 'Quiz', description: 'Choose it in each language. Without one, the module has no quiz' },
        slug,
      },
    },
  ],
  [
    'api::quiz.quiz',
    {
      list: { columns: ['key', 'updatedAt'], sortedBy: 'key', order: 'ASC' },
      namedBy: 'key',
      rows: [['key'], ['questions']],
      fields: {
        key: {
          label: 'Name of the quiz',
          description:
            'The address of its module followed by -quiz. Do not change it later: visitors’ results are saved under it',
        },
        questions: { label: 'Questions: six, with the same ids in both languages' },
      },
    },
  ],
  [
    'api::book.book',
    {
      list: { columns: ['title', 'author', 'category', 'position'], sortedBy: 'position', order: 'ASC' },
      namedBy: 'title',
      rows: [['title', 'author'], ['category', 'position'], ['description'], ['amazonUrl'], ['cover']],
      fields: {
        title: { label: 'Title' },
        author: { label: 'Author' },
        category,
        position: { label: 'Position in the list', description: 'The lowest number comes first' },
        description: { label: 'Description' },
        amazonUrl: { label: 'Bookstore link', description: 'The full address, starting with https://' },
        cover: { label: 'Cover', description: 'A picture of the front cover, in portrait format' },
      },
    },
  ],
  [
    'api::resources-page.resources-page',
    {
      rows: [
        ['title'],
        ['intro'],
        ['blogsIntro'],
        ['trainingIntro'],
        ['booksIntro'],
        ['aboutTraining'],
        ['discipleship'],
        ['seo'],
      ],
      fields: {
        title: { label: 'Title of the page' },
        intro: { label: 'Introduction', description: 'Below the title, on every tab' },
        blogsIntro: { label: 'Above the articles' },
        trainingIntro: { label: 'Above the training modules' },
        booksIntro: { label: 'Above the books' },
        aboutTraining: { label: 'About this training: the card below the modules' },
        discipleship: { label: 'Discipleship website: the card above the books; its address is in the site settings' },
        seo: { label: 'For search engines' },
      },
    },
  ],
];

export async function arrangeLibrary(strapi: Core.Strapi): Promise<void> {
  for (const [uid, view] of views) {
    await arrangeOnce(strapi, uid, view);
  }
}
