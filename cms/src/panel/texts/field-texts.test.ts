import { expect, test } from 'vitest';
import { configurationsInLanguage, fieldsInLanguage } from './field-texts';

const uid = 'api::article.article';
const field = (label: string, description = '') => ({ edit: { label, description }, list: { label } });

test('labels and hints of ours are told in the language of the panel', () => {
  const { category } = fieldsInLanguage(uid, { category: field('Category', 'The small line above the title') }, 'es');
  expect(category).toEqual(field('Categoría', 'La línea pequeña sobre el título'));
});

test('a label and a hint that an admin wrote stay hers in both languages', () => {
  const hers = { title: field('Headline', 'Keep it short') };
  expect(fieldsInLanguage(uid, hers, 'es')).toEqual(hers);
  expect(fieldsInLanguage(uid, hers, 'en')).toEqual(hers);
});

test('what a Spanish panel has sent back is told in English again, and her own label as it is', () => {
  const stored = { title: field('Title'), excerpt: field('Her own label') };
  const sentBack = fieldsInLanguage(uid, stored, 'es');
  expect(sentBack['title']).toEqual(field('Título'));
  expect(fieldsInLanguage(uid, sentBack, 'en')).toEqual(stored);
});

test('the fields that Strapi adds have names too', () => {
  const { updatedAt } = fieldsInLanguage(uid, { updatedAt: field('updatedAt') }, 'es');
  expect(updatedAt?.list.label).toBe('Último cambio');
});

test('a type is told together with its groups', () => {
  const configuration = (name: string, metadatas: object) => ({ uid: name, settings: {}, metadatas });
  const answer = {
    data: {
      contentType: configuration(uid, { title: field('Title') }),
      components: { 'shared.seo': configuration('shared.seo', { title: field('Title') }) },
    },
  };
  expect(configurationsInLanguage(answer, 'es')).toEqual({
    data: {
      contentType: configuration(uid, { title: field('Título') }),
      components: { 'shared.seo': configuration('shared.seo', { title: field('Título') }) },
    },
  });
});
