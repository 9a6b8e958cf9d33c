import { unstable_useDocumentLayout as useDocumentLayout } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import type { Difference } from '../../api/content-version/contract';
import { useTexts } from '../translations/use-texts';

type Path = Difference['path'];
type Field = { name: string; label: string; attribute: object };

function componentOf({ attribute }: Field): string | undefined {
  const component: unknown = Reflect.get(attribute, 'component');
  return typeof component === 'string' ? component : undefined;
}

/** Names fields as their form does: “First screen › Title”, “Dos 3”. */
export function useFieldLabels(uid: string): (path: Path) => string {
  const intl = useIntl();
  const text = useTexts();
  const { edit } = useDocumentLayout(uid);
  const own: readonly Field[] = edit.layout.flat(2);

  function fieldsOf(component: string): readonly Field[] {
    return edit.components[component]?.layout.flat() ?? [];
  }

  return (path) => {
    const words: string[] = [];
    let fields = own;
    let prefix = `content-manager.content-types.${uid}`;
    for (const step of path) {
      const last = words.at(-1);
      if (typeof step === 'number') {
        if (last !== undefined) words.splice(-1, 1, text('history.item', { field: last, number: step + 1 }));
        continue;
      }
      const field = fields.find(({ name }) => name === step);
      // A list of plain lines has one field of one name: “Dos 3” says it all.
      const isOnlyField = last !== undefined && fields.length === 1;
      if (!isOnlyField) {
        words.push(intl.formatMessage({ id: `${prefix}.${step}`, defaultMessage: field?.label ?? step }));
      }
      const component = field && componentOf(field);
      fields = component === undefined ? [] : fieldsOf(component);
      prefix = `content-manager.components.${component}`;
    }
    return words.join(' › ');
  };
}
