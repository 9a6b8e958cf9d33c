import { otherLanguage } from '../../api/language/contract';
import { Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import type { TextKey } from '../translations/en';
import { useTexts } from '../translations/use-texts';
import type { DocumentAction } from '../content-manager';
import { placeOf } from './site-places';

const entrySchema = v.looseObject({ locale: v.nullish(v.string()) });
const metaSchema = v.looseObject({
  availableLocales: v.array(v.looseObject({ locale: v.string(), status: v.optional(v.string()) })),
});

type Language = 'en' | 'es';
const isLanguage = (locale: unknown): locale is Language => locale === 'en' || locale === 'es';

/** What visitors get instead: the other language, or nothing. Undefined where the panel does not know. */
function remainder(language: Language, meta: unknown): TextKey | undefined {
  if (!v.is(metaSchema, meta)) return undefined;
  const other = otherLanguage(language);
  const status = meta.availableLocales.find(({ locale }) => locale === other)?.status;
  const isPublished = status === 'published' || status === 'modified';
  return isPublished ? `unpublish.fallback-${other}` : 'unpublish.nothing-left';
}

type NoticeProps = { uid: string; language: Language | null; meta: unknown };

function UnpublishNotice({ uid, language, meta }: NoticeProps) {
  const text = useTexts();
  const { key, path } = placeOf(uid);
  const rest = language === null ? undefined : remainder(language, meta);
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography fontWeight="bold">{text('unpublish.what', { what: text(key, { path }) })}</Typography>
      {rest === undefined ? null : <Typography>{text(rest)}</Typography>}
      <Typography>{text('unpublish.draft')}</Typography>
    </Flex>
  );
}

/** Says what disappears from the site, and where, before an entry is unpublished. The draft always stays. */
export function explainedUnpublication(action: DocumentAction): DocumentAction {
  return function ExplainedUnpublication(props) {
    const text = useTexts();
    const described = action(props);
    if (described === null) return null;
    const entry = v.safeParse(entrySchema, props.document);
    const locale = entry.success ? entry.output.locale : undefined;
    const language = isLanguage(locale) ? locale : null;
    return {
      ...described,
      // Strapi asks by itself only if the draft has changes; here it always does.
      onClick: () => undefined,
      dialog: {
        type: 'dialog',
        title: text(language === null ? 'unpublish.title' : `unpublish.title-${language}`),
        content: <UnpublishNotice uid={props.model} language={language} meta={props.meta} />,
        confirmLabel: text('unpublish.confirm'),
        onConfirm: async () => {
          await (described.dialog?.onConfirm ? described.dialog.onConfirm() : described.onClick?.());
        },
      },
    };
  };
}

/** Both languages at once would disappear without a word of what they were, so each is unpublished for itself. */
export function withoutBulkUnpublication(action: DocumentAction): DocumentAction {
  return function WithoutBulkUnpublication(props) {
    const intl = useIntl();
    const described = action(props);
    const label = intl.formatMessage({
      id: 'i18n.CMEditViewBulkLocale.unpublish-title',
      defaultMessage: 'Unpublish Multiple Locales',
    });
    return described?.label === label ? null : described;
  };
}
