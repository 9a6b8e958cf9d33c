import { Tooltip, VisuallyHidden } from '@strapi/design-system';
import { Earth } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { isValidElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';

const titledSchema = v.looseObject({ title: v.looseObject({ id: v.literal('i18n.Field.localized') }) });

function LanguageMark() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'i18n.Field.localized', defaultMessage: 'Each language has its own' });
  return (
    <Tooltip label={title}>
      <span>
        <VisuallyHidden tag="span">{title}</VisuallyHidden>
        <Earth width="12px" height="12px" fill="neutral500" aria-hidden focusable={false} />
      </span>
    </Tooltip>
  );
}

type Field = { labelAction?: ReactNode };
type Panel<Each> = readonly (readonly Each[])[];
type EditLayout<Each> = {
  layout: readonly Panel<Each>[];
  components: Readonly<Record<string, { layout: Panel<Each> }>>;
};

const marked = <Each extends Field>(field: Each): Each =>
  isValidElement(field.labelAction) && v.is(titledSchema, field.labelAction.props)
    ? { ...field, labelAction: <LanguageMark /> }
    : field;

/** Strapi's own mark of a field that each language has for itself shows “[object Object]” under the pointer. */
export function markFieldsOfOneLanguage(app: Pick<StrapiApp, 'registerHook'>): void {
  app.registerHook(
    'Admin/CM/pages/EditView/mutate-edit-view-layout',
    <Each extends Field, Layout extends EditLayout<Each>>({ layout, ...rest }: { layout: Layout }) => ({
      ...rest,
      layout: {
        ...layout,
        layout: layout.layout.map((panel) => panel.map((row) => row.map(marked))),
        components: Object.fromEntries(
          Object.entries(layout.components).map(([uid, group]) => [
            uid,
            { ...group, layout: group.layout.map((row) => row.map(marked)) },
          ]),
        ),
      },
    }),
  );
}
