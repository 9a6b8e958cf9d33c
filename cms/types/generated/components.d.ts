import type { Schema, Struct } from '@strapi/strapi';

export interface GospelCallToAction extends Struct.ComponentSchema {
  collectionName: 'components_gospel_call_to_actions';
  info: {
    displayName: 'Call to action';
    icon: 'cursor';
  };
  attributes: {
    bookText: Schema.Attribute.Text;
    connectText: Schema.Attribute.Text & Schema.Attribute.Required;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface GospelSection extends Struct.ComponentSchema {
  collectionName: 'components_gospel_sections';
  info: {
    displayName: 'Gospel section';
    icon: 'layout';
  };
  attributes: {
    scripture: Schema.Attribute.Component<'shared.scripture', false>;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface HomeAnsweredPrayer extends Struct.ComponentSchema {
  collectionName: 'components_home_answered_prayers';
  info: {
    displayName: 'Answered prayer';
    icon: 'heart';
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    toldIn: Schema.Attribute.Enumeration<['en', 'es']> & Schema.Attribute.Required;
  };
}

export interface HomeCounters extends Struct.ComponentSchema {
  collectionName: 'components_home_counters';
  info: {
    description: 'The words around the two numbers, which stand in the site settings';
    displayName: 'Counters';
    icon: 'chartPie';
  };
  attributes: {
    healings: Schema.Attribute.String & Schema.Attribute.Required;
    salvations: Schema.Attribute.String & Schema.Attribute.Required;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface HomeHero extends Struct.ComponentSchema {
  collectionName: 'components_home_heros';
  info: {
    description: 'The picture is changed under \u201CPictures of the site\u201D';
    displayName: 'First screen';
    icon: 'sun';
  };
  attributes: {
    eyebrow: Schema.Attribute.String & Schema.Attribute.Required;
    imageAlt: Schema.Attribute.String & Schema.Attribute.Required;
    scripture: Schema.Attribute.Component<'shared.scripture', false> & Schema.Attribute.Required;
    subtitle: Schema.Attribute.Text & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface HomeHighlight extends Struct.ComponentSchema {
  collectionName: 'components_home_highlights';
  info: {
    displayName: 'Highlight';
    icon: 'star';
  };
  attributes: {
    picture: Schema.Attribute.Component<'shared.picture', false>;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface HomeMinistryCard extends Struct.ComponentSchema {
  collectionName: 'components_home_ministry_cards';
  info: {
    description: 'Without a path the card is no link';
    displayName: 'Ministry card';
    icon: 'priceTag';
  };
  attributes: {
    icon: Schema.Attribute.Enumeration<
      [
        'flame',
        'voice',
        'prayer',
        'book',
        'heart',
        'rings',
        'lifeline',
        'people',
        'crown',
        'shield',
        'bridge',
        'cross',
        'lamp',
        'seedling',
        'globe',
      ]
    >;
    path: Schema.Attribute.String;
    picture: Schema.Attribute.Component<'shared.picture', false>;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface HomePrayer extends Struct.ComponentSchema {
  collectionName: 'components_home_prayers';
  info: {
    displayName: 'Prayer section';
    icon: 'heart';
  };
  attributes: {
    scripture: Schema.Attribute.Component<'shared.scripture', false> & Schema.Attribute.Required;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface HomeVideoSection extends Struct.ComponentSchema {
  collectionName: 'components_home_video_sections';
  info: {
    description: 'The video and its still picture are found in the Media Library by their names';
    displayName: 'Section with a video';
    icon: 'play';
  };
  attributes: {
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
    videoDescription: Schema.Attribute.Text;
    videoTitle: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface LibraryAboutTraining extends Struct.ComponentSchema {
  collectionName: 'components_library_about_trainings';
  info: {
    displayName: 'About this training';
    icon: 'information';
  };
  attributes: {
    quote: Schema.Attribute.Component<'shared.quote', false> & Schema.Attribute.Required;
    scripture: Schema.Attribute.Component<'shared.scripture', false> & Schema.Attribute.Required;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface LibraryDiscipleship extends Struct.ComponentSchema {
  collectionName: 'components_library_discipleships';
  info: {
    displayName: 'Discipleship website';
    icon: 'link';
  };
  attributes: {
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface LibraryMeetingStep extends Struct.ComponentSchema {
  collectionName: 'components_library_meeting_steps';
  info: {
    description: 'What a group does together, and for how many minutes';
    displayName: 'Step of a meeting';
    icon: 'clock';
  };
  attributes: {
    minutes: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 180;
          min: 1;
        },
        number
      >;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface LibraryQuestion extends Struct.ComponentSchema {
  collectionName: 'components_library_questions';
  info: {
    description: 'Four options, and the right one counted from 0; a true-false question has no options, and true or false as its answer';
    displayName: 'Question';
    icon: 'question';
  };
  attributes: {
    correctAnswer: Schema.Attribute.String & Schema.Attribute.CustomField<'global::quiz-answer'>;
    explanation: Schema.Attribute.Text & Schema.Attribute.Required;
    options: Schema.Attribute.Component<'shared.line', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 4;
        },
        number
      >;
    question: Schema.Attribute.Text & Schema.Attribute.Required;
    questionId: Schema.Attribute.String;
    type: Schema.Attribute.Enumeration<['multiple-choice', 'true-false', 'scenario']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'multiple-choice'>;
  };
}

export interface MinistryFigure extends Struct.ComponentSchema {
  collectionName: 'components_ministry_figures';
  info: {
    description: 'A number, or a word in its place, and what was counted';
    displayName: 'Figure';
    icon: 'hashtag';
  };
  attributes: {
    label: Schema.Attribute.String & Schema.Attribute.Required;
    value: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface MinistryPrinciple extends Struct.ComponentSchema {
  collectionName: 'components_ministry_principles';
  info: {
    displayName: 'Biblical principle';
    icon: 'book';
  };
  attributes: {
    scripture: Schema.Attribute.Component<'shared.scripture', false>;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface MinistryPropheticWord extends Struct.ComponentSchema {
  collectionName: 'components_ministry_prophetic_words';
  info: {
    description: 'The picture is changed under \u201CPictures of the site\u201D';
    displayName: 'Prophetic word';
    icon: 'microphone';
  };
  attributes: {
    imageAlt: Schema.Attribute.String & Schema.Attribute.Required;
    purpose: Schema.Attribute.Text & Schema.Attribute.Required;
    purposeTitle: Schema.Attribute.String & Schema.Attribute.Required;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface MinistryRetreat extends Struct.ComponentSchema {
  collectionName: 'components_ministry_retreats';
  info: {
    description: 'Photos that are not chosen here are those of \u201CPictures of the site\u201D';
    displayName: 'Men\u2019s retreat';
    icon: 'calendar';
  };
  attributes: {
    attendance: Schema.Attribute.String & Schema.Attribute.Required;
    date: Schema.Attribute.String & Schema.Attribute.Required;
    figures: Schema.Attribute.Component<'ministry.figure', true>;
    figuresNote: Schema.Attribute.Text;
    gallery: Schema.Attribute.Component<'shared.picture', true>;
    galleryTitle: Schema.Attribute.String;
    keyVerse: Schema.Attribute.Component<'shared.scripture', false> & Schema.Attribute.Required;
    testimonies: Schema.Attribute.Component<'shared.testimony', true>;
    testimoniesTitle: Schema.Attribute.String;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    theme: Schema.Attribute.String & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface SharedCard extends Struct.ComponentSchema {
  collectionName: 'components_shared_cards';
  info: {
    displayName: 'Card';
    icon: 'apps';
  };
  attributes: {
    icon: Schema.Attribute.Enumeration<
      [
        'flame',
        'voice',
        'prayer',
        'book',
        'heart',
        'rings',
        'lifeline',
        'people',
        'crown',
        'shield',
        'bridge',
        'cross',
        'lamp',
        'seedling',
        'globe',
      ]
    >;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface SharedLine extends Struct.ComponentSchema {
  collectionName: 'components_shared_lines';
  info: {
    displayName: 'Line';
    icon: 'bulletList';
  };
  attributes: {
    text: Schema.Attribute.Text & Schema.Attribute.Required;
  };
}

export interface SharedPicture extends Struct.ComponentSchema {
  collectionName: 'components_shared_pictures';
  info: {
    description: 'A picture with its description for people who do not see it; left empty, the site takes the one that the Media Library keeps for this place';
    displayName: 'Photo';
    icon: 'picture';
  };
  attributes: {
    alt: Schema.Attribute.String & Schema.Attribute.Required;
    image: Schema.Attribute.Media<'images'>;
  };
}

export interface SharedQuote extends Struct.ComponentSchema {
  collectionName: 'components_shared_quotes';
  info: {
    displayName: 'Quotation';
    icon: 'quote';
  };
  attributes: {
    attribution: Schema.Attribute.String;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
  };
}

export interface SharedScripture extends Struct.ComponentSchema {
  collectionName: 'components_shared_scriptures';
  info: {
    description: 'A passage of the Bible, picked or typed, with its translation';
    displayName: 'Scripture';
    icon: 'book';
  };
  attributes: {
    reference: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.CustomField<'global::scripture-reference'>;
    translation: Schema.Attribute.String;
    verse: Schema.Attribute.Text & Schema.Attribute.Required;
  };
}

export interface SharedSection extends Struct.ComponentSchema {
  collectionName: 'components_shared_sections';
  info: {
    displayName: 'Section';
    icon: 'layout';
  };
  attributes: {
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface SharedSeo extends Struct.ComponentSchema {
  collectionName: 'components_shared_seos';
  info: {
    description: 'Title and description for search engines and for a shared link';
    displayName: 'For search engines';
    icon: 'search';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 320;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SharedTestimony extends Struct.ComponentSchema {
  collectionName: 'components_shared_testimonys';
  info: {
    displayName: 'Testimony';
    icon: 'heart';
  };
  attributes: {
    name: Schema.Attribute.String;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'gospel.call-to-action': GospelCallToAction;
      'gospel.section': GospelSection;
      'home.answered-prayer': HomeAnsweredPrayer;
      'home.counters': HomeCounters;
      'home.hero': HomeHero;
      'home.highlight': HomeHighlight;
      'home.ministry-card': HomeMinistryCard;
      'home.prayer': HomePrayer;
      'home.video-section': HomeVideoSection;
      'library.about-training': LibraryAboutTraining;
      'library.discipleship': LibraryDiscipleship;
      'library.meeting-step': LibraryMeetingStep;
      'library.question': LibraryQuestion;
      'ministry.figure': MinistryFigure;
      'ministry.principle': MinistryPrinciple;
      'ministry.prophetic-word': MinistryPropheticWord;
      'ministry.retreat': MinistryRetreat;
      'shared.card': SharedCard;
      'shared.line': SharedLine;
      'shared.picture': SharedPicture;
      'shared.quote': SharedQuote;
      'shared.scripture': SharedScripture;
      'shared.section': SharedSection;
      'shared.seo': SharedSeo;
      'shared.testimony': SharedTestimony;
    }
  }
}
