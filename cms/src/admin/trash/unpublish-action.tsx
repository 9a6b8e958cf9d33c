import { otherLanguage } from '../../contracts/language';
import type { PanelLanguage } from '../../contracts/panel-names';
import { Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { siteTypes } from '../../site-types';
import type { TextKey } from '../translations/texts';
import { isPanelLanguage, usePanelLanguage, useTexts } from '../translations/use-texts';
import type { DocumentAction } from '../content-manager';

const entrySchema = v.looseObject({ locale: v.nullish(v.string()) });
const metaSchema = v.looseObject({
  availableLocales: v.array(v.looseObject({ locale: v.string(), status: v.optional(v.string()) })),
});

/** What visitors get instead: the other language, or nothing. Undefined where the panel does not know. */
function remainder(language: PanelLanguage, meta: unknown): TextKey | undefined {
  if (!v.is(metaSchema, meta)) return undefined;
  const status = meta.availableLocales.find(({ locale }) => locale === otherLanguage(language))?.status;
  return status === 'published' || status === 'modified' ? 'unpublish.fallback' : 'unpublish.nothing-left';
}

function useWhatDisappears(uid: string): string {
  const text = useTexts();
  const panelLanguage = usePanelLanguage();
  const { appears, path } = siteTypes[uid] ?? {};
  if (appears) return appears[panelLanguage];
  return typeof path === 'string' ? text('unpublish.page', { path }) : text('unpublish.entry');
}

type NoticeProps = { uid: string; language: PanelLanguage | null; meta: unknown };

function UnpublishNotice({ uid, language, meta }: NoticeProps) {
  const text = useTexts();
  const what = useWhatDisappears(uid);
  const rest = language === null ? undefined : remainder(language, meta);
  const languages = language && { language: text(`in.${language}`), other: text(`in.${otherLanguage(language)}`) };
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography fontWeight="bold">{text('unpublish.what', { what })}</Typography>
      {rest === undefined ? null : <Typography>{text(rest, languages ?? {})}</Typography>}
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
    const language = isPanelLanguage(locale) ? locale : null;
    return {
      ...described,
      // Strapi asks by itself only if the draft has changes; here it always does.
      onClick: () => undefined,
      dialog: {
        type: 'dialog',
        title:
          language === null
            ? text('unpublish.title')
            : text('unpublish.title-language', { language: text(`in.${language}`) }),
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
