import { Box, Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { changeFields, type FormField } from './change-fields';

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
  changeFields(app, withHint);
}
