import type { StrapiApp } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';

/** What the panel's form says of one field. */
export type FormField = { type: string; hint?: string; labelAction?: ReactNode };

type Panel<Each> = readonly (readonly Each[])[];
type EditLayout<Each> = {
  layout: readonly Panel<Each>[];
  components: Readonly<Record<string, { layout: Panel<Each> }>>;
};

/** Changes every field of the panel's forms, also those in groups. Strapi has a hook for the whole layout alone. */
export function changeFields(
  app: Pick<StrapiApp, 'registerHook'>,
  change: <Each extends FormField>(field: Each) => Each,
): void {
  app.registerHook(
    'Admin/CM/pages/EditView/mutate-edit-view-layout',
    <Each extends FormField, Layout extends EditLayout<Each>>({ layout, ...rest }: { layout: Layout }) => ({
      ...rest,
      layout: {
        ...layout,
        layout: layout.layout.map((panel) => panel.map((row) => row.map(change))),
        components: Object.fromEntries(
          Object.entries(layout.components).map(([uid, group]) => [
            uid,
            { ...group, layout: group.layout.map((row) => row.map(change)) },
          ]),
        ),
      },
    }),
  );
}
