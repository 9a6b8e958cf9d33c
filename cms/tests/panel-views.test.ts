import { beforeAll, describe, expect, test } from 'vitest';
import { tokenOfMember } from './support/accounts';
import { fieldsOf, panelConfiguration } from './support/panel-layouts';

let token: string;

beforeAll(async () => {
  token = await tokenOfMember('ministry-admin');
});

const configuration = (uid: string) => panelConfiguration(uid, token);

describe('in the panel', () => {
  test.each([
    ['api::article.article', ['title', 'category', 'position'], 'position', 'ASC'],
    ['api::training-module.training-module', ['number', 'title', 'category', 'quiz'], 'number', 'ASC'],
    ['api::quiz.quiz', ['key', 'updatedAt'], 'key', 'ASC'],
    ['api::book.book', ['title', 'author', 'category', 'position'], 'position', 'ASC'],
    ['api::crisis-line.crisis-line', ['name', 'countryCode', 'kind', 'phone', 'lastCheckedOn'], 'position', 'ASC'],
    ['api::answer-template.answer-template', ['title', 'requestKind', 'emailSubject', 'position'], 'position', 'ASC'],
    ['api::revival-event.revival-event', ['date', 'title', 'location', 'attendance'], 'date', 'DESC'],
    ['api::event-media.event-media', ['mediaUrl', 'caption', 'event', 'sortOrder', 'withdrawn'], 'createdAt', 'DESC'],
  ])('the list of %s has the columns that tell its entries apart', async (uid, columns, sortedBy, order) => {
    const { contentType } = await configuration(uid);
    expect(contentType.layouts.list).toEqual(columns);
    expect(contentType.settings).toMatchObject({ defaultSortBy: sortedBy, defaultSortOrder: order });
  });

  test.each([
    'api::article.article',
    'api::training-module.training-module',
    'api::quiz.quiz',
    'api::book.book',
    'api::crisis-line.crisis-line',
    'api::answer-template.answer-template',
    'api::revival-event.revival-event',
    'api::event-media.event-media',
    'api::resources-page.resources-page',
    'api::site-setting.site-setting',
    'api::home-page.home-page',
    'api::prophetic-ministry-page.prophetic-ministry-page',
    'api::marriage-ministry-page.marriage-ministry-page',
    'api::mens-ministry-page.mens-ministry-page',
    'api::prayer-page.prayer-page',
    'api::contact-page.contact-page',
    'api::support-page.support-page',
    'api::video-preview-page.video-preview-page',
    'api::about-page.about-page',
    'api::privacy-page.privacy-page',
    'api::gospel-presentation.gospel-presentation',
  ])('every field of %s stands in its form once, under a name in plain words', async (uid) => {
    const { contentType, components } = await configuration(uid);
    for (const part of [contentType, ...Object.values(components)]) {
      const fields = fieldsOf(part);
      const internal = ['id', 'documentId', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy'];
      // What the program fills in by itself, or nobody reads any more.
      const hidden = ['questionId', ...(uid === 'api::article.article' ? ['url'] : [])];
      if (/crisis-line|answer-template/.test(uid)) hidden.push('key');
      expect([...fields].sort()).toEqual(
        Object.keys(part.metadatas)
          .filter((name) => !internal.includes(name) && !hidden.includes(name))
          .sort(),
      );
      for (const name of fields) {
        expect(part.metadatas[name]?.edit.label, name).toMatch(/^[A-Z](?!.*[a-z][A-Z])[^_]*$/);
      }
    }
  });

  test('a question is listed by its text, and asks for no id', async () => {
    const question = (await configuration('api::quiz.quiz')).components['library.question'];
    expect(question?.settings.mainField).toBe('question');
    expect(question && fieldsOf(question)).not.toContain('questionId');
  });

  test('an event and its media say what keeps people safe', async () => {
    const { metadatas: event } = (await configuration('api::revival-event.revival-event')).contentType;
    expect(event['placeIsRegionOnly']?.edit.description).toContain('Do not name it in the title, the text, a caption');
    const { metadatas: media } = (await configuration('api::event-media.event-media')).contentType;
    expect(media['withdrawn']?.edit.description).toContain('Hidden from visitors as soon as you save');
  });
});
