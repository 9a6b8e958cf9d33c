import { Tooltip, VisuallyHidden } from '@strapi/design-system';
import { Earth } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { isValidElement } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { changeFields, type FormField } from './change-fields';

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

const marked = <Each extends FormField>(field: Each): Each =>
  isValidElement(field.labelAction) && v.is(titledSchema, field.labelAction.props)
    ? { ...field, labelAction: <LanguageMark /> }
    : field;

/** Strapi's own mark of a field that each language has for itself shows “[object Object]” under the pointer. */
export function markFieldsOfOneLanguage(app: Pick<StrapiApp, 'registerHook'>): void {
  changeFields(app, marked);
}
