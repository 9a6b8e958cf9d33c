import type { Core, UID } from '@strapi/strapi';
import { table } from '../../lib/table';
import type { Attribute, Attributes } from './schema-fields';

type Model = { uid: UID.ContentType | UID.Component; attributes: Attributes };

export async function isInPublishedEntry(strapi: Core.Strapi, fileId: number): Promise<boolean> {
  const types: readonly Model[] = Object.values(strapi.contentTypes);
  const parts: readonly Model[] = Object.values(strapi.components);
  const entries = types.filter(({ uid }) => uid.startsWith('api::'));
  const models = [...entries, ...parts];

  async function rowsWith({ uid }: Model, field: string, ids: readonly number[]): Promise<number[]> {
    const found = await table(strapi, uid).findMany({ select: ['id'], where: { [field]: { id: { $in: ids } } } });
    return found.map(({ id }) => id);
  }

  async function arePublished(model: Model, ids: readonly number[]): Promise<boolean> {
    if (ids.length === 0) return false;
    if (entries.includes(model)) {
      return (
        (await strapi.db.query(model.uid).count({ where: { id: { $in: ids }, publishedAt: { $notNull: true } } })) > 0
      );
    }
    return inAny((attribute) => attribute.type === 'component' && attribute.component === model.uid, ids);
  }

  async function inAny(holds: (attribute: Attribute) => boolean, ids: readonly number[]): Promise<boolean> {
    for (const model of models) {
      for (const [field, attribute] of Object.entries(model.attributes)) {
        if (holds(attribute) && (await arePublished(model, await rowsWith(model, field, ids)))) return true;
      }
    }
    return false;
  }

  return inAny(({ type }) => type === 'media', [fileId]);
}
