import { unstable_useDocumentLayout as useDocumentLayout } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Labels, LaidOutField } from './field-labels';

/** Labels as the form shows them: a translation by Strapi’s key, or the one in the layout. */
export function useLabels(uid: string): Labels {
  const { edit } = useDocumentLayout(uid);
  const intl = useIntl();
  return useMemo(() => {
    const labeled = (prefix: string, fields: readonly LaidOutField[]): LaidOutField[] =>
      fields.map(({ name, label, attribute }) => ({
        name,
        attribute,
        label: intl.formatMessage({ id: `content-manager.${prefix}.${name}`, defaultMessage: label }),
      }));
    return {
      form: labeled(`content-types.${uid}`, edit.layout.flat(2)),
      component: (name) => labeled(`components.${name}`, edit.components[name]?.layout.flat() ?? []),
    };
  }, [edit, uid, intl]);
}
