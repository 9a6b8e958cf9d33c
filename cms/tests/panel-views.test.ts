import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { isContent, siteTypes } from '../src/site-types';
import { confidentialFields } from '../src/requests/fields';
import { tokenOfMember } from './support/accounts';
import { signIn } from './support/admin';
import { succeed } from './support/http';
import { fieldsOf, panelConfiguration } from './support/panel-layouts';

let token: string;

beforeAll(async () => {
  token = await tokenOfMember('ministry-admin');
});

const labelsSchema = v.record(v.string(), v.looseObject({ edit: v.looseObject({ label: v.optional(v.string()) }) }));
const partSchema = v.object({ metadatas: labelsSchema });
const answerSchema = v.object({
  data: v.object({ contentType: partSchema, components: v.record(v.string(), partSchema) }),
});

/** The labels that a panel in Spanish is answered, by type and group. */
async function spanishLabels(uid: string) {
  const path = `/content-manager/content-types/${uid}/configuration`;
  const { json } = await succeed(path, { token, headers: { Cookie: 'panel-language=es' } });
  const { contentType, components } = v.parse(answerSchema, json).data;
  return {
    [uid]: contentType.metadatas,
    ...Object.fromEntries(Object.entries(components).map(([name, part]) => [name, part.metadatas])),
  };
}

const internal = ['id', 'documentId', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy'];
/** What the program fills in by itself, or nobody reads any more. */
const hidden =
  /^(?:library\.question questionId|api::article\.article url|api::(?:crisis-line|answer-template)\.\S+ key)$/;

// Forms of requests leave out what the prayer desk alone shows.
test.each(Object.keys(siteTypes).filter(isContent))(
  'every field of %s stands in its form once, under a name in plain words',
  async (uid) => {
    const { contentType, components } = await panelConfiguration(uid, token);
    const spanish = await spanishLabels(uid);
    for (const [name, part] of Object.entries({ [uid]: contentType, ...components })) {
      const shown = fieldsOf(part);
      const expected = Object.keys(part.metadatas).filter(
        (field) => !internal.includes(field) && !hidden.test(`${name} ${field}`),
      );
      expect(shown.toSorted()).toEqual(expected.toSorted());
      for (const field of shown) {
        const labels = [part.metadatas[field]?.edit.label, spanish[name]?.[field]?.edit.label];
        for (const label of labels) expect(label, `${name} ${field}`).toMatch(/^[¿\p{Lu}](?!.*\p{Ll}\p{Lu})[^_]*$/u);
      }
    }
  },
);

test.each(Object.entries(confidentialFields))('no list of %s has a confidential column', async (uid, confidential) => {
  const { contentType } = await panelConfiguration(uid, await signIn());
  expect(contentType.layouts.list).toContain('reference');
  expect(contentType.layouts.list.filter((column) => confidential.includes(column))).toEqual([]);
});

test('an event and its media say what keeps people safe', async () => {
  const { metadatas: event } = (await panelConfiguration('api::revival-event.revival-event', token)).contentType;
  expect(event['placeIsRegionOnly']?.edit.description).toContain('Do not name it in the title, the text, a caption');
  const { metadatas: media } = (await panelConfiguration('api::event-media.event-media', token)).contentType;
  expect(media['withdrawn']?.edit.description).toContain('Hidden from visitors as soon as you save');
});
