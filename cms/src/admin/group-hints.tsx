import { Box, Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';

type FormField = { type: string; hint?: string; labelAction?: ReactNode };
type Panel<Each> = readonly (readonly Each[])[];
type EditLayout<Each> = {
  layout: readonly Panel<Each>[];
  components: Readonly<Record<string, { layout: Panel<Each> }>>;
};

function withHint<Each extends FormField>(field: Each): Each {
  if (field.type !== 'component' || !field.hint) return field;
  return {
    ...field,
    labelAction: (
      <>
        {field.labelAction}
        <Box paddingLeft={2} maxWidth="36vw">
          <Typography variant="pi" fontWeight="regular" textColor="neutral600">
            {field.hint}
          </Typography>
        </Box>
      </>
    ),
  };
}

/** Strapi shows no hint for a group of fields, so it stands beside the group's name. */
export function showGroupHints(app: Pick<StrapiApp, 'registerHook'>): void {
  app.registerHook(
    'Admin/CM/pages/EditView/mutate-edit-view-layout',
    <Each extends FormField, Layout extends EditLayout<Each>>({ layout, ...rest }: { layout: Layout }) => ({
      ...rest,
      layout: {
        ...layout,
        layout: layout.layout.map((panel) => panel.map((row) => row.map(withHint))),
        components: Object.fromEntries(
          Object.entries(layout.components).map(([uid, group]) => [
            uid,
            { ...group, layout: group.layout.map((row) => row.map(withHint)) },
          ]),
        ),
      },
    }),
  );
}
