import type { EventDraft, EventTexts } from '@contracts/event-draft';
import { type BuiltInLocale, builtInLocales, type Locale, ownLanguageFirst } from '@contracts/language';
import styled from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import type { TranslationKey } from '../../../i18n/translate';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FieldPair } from '../../../ui/form/form-layout';
import { FormMessage } from '../../../ui/form/form-message';
import { ScriptedForm } from '../../../ui/form/scripted-form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextAreaField } from '../../../ui/form/text-area-field';
import { TextField } from '../../../ui/form/text-field';
import { Cluster, Stack } from '../../../ui/layout';
import { Small } from '../../../ui/text';
import { framed, space, stacked } from '../../../ui/theme/theme';
import { EventPreview } from './event-preview';
import { type EventForm, numberFields, textFields } from './event-form';
import { useEventEditor } from './use-event-editor';

const Group = styled.fieldset`
  ${stacked(4)}
  min-width: 0;
  padding: ${space[5]};
  ${framed}
  legend {
    float: inline-start;
    width: 100%;
    padding: 0;
    font-weight: 600;
  }
`;

const fieldId = (path: string) => `event-${path.replaceAll('.', '-')}`;

/** Names every field by its label, in the order of the page. */
function fieldLabels(own: Locale): { path: string; label: TranslationKey }[] {
  return [
    ...(['date', ...numberFields] as const).map((path) => ({ path, label: `eventEditor.${path}` as const })),
    { path: 'placeIsRegionOnly', label: 'eventEditor.regionOnly' },
    ...ownLanguageFirst(own).flatMap((locale) =>
      textFields.map((field) => ({
        path: `texts.${locale}.${field}`,
        label: `eventEditor.${field}.${locale}` as const,
      })),
    ),
  ];
}

type EventEditorProps = {
  /** Null for a new event. */
  draft: EventDraft | null;
  onSaved: (draft: EventDraft) => void;
  onDiscard: () => void;
  /** Reads the newest version of the event. */
  reload: (id: string) => Promise<EventDraft | undefined>;
};

export function EventEditor({ draft, onSaved, onDiscard, reload }: EventEditorProps) {
  const { t, message, locale: own } = useLanguage();
  const editor = useEventEditor({ draft, onSaved, reload });
  const { typed, problems, activity, failure, attempt } = editor;
  const isShown = draft !== null && builtInLocales.some((locale) => draft.states[locale] !== 'unpublished');
  const problem = (path: string) => {
    const key = problems[path];
    return key === undefined ? undefined : message(key);
  };
  const change = (part: Partial<EventForm>) => editor.change({ ...typed, ...part });
  // The same sentence may be said of several fields, so each is named.
  const listed = fieldLabels(own).flatMap(({ path, label }) => {
    const text = problem(path);
    if (text === undefined) return [];
    return [{ fieldId: fieldId(path), message: `${message(label)}: ${text.charAt(0).toLowerCase()}${text.slice(1)}` }];
  });

  return (
    <ScriptedForm onSubmit={() => void editor.save(true)}>
      <Stack $gap={6}>
        <p>{t(isShown ? 'eventEditor.lead.published' : 'eventEditor.lead')}</p>
        <ErrorSummary title={t('eventEditor.incomplete')} problems={listed} attempt={attempt} />
        <Group>
          <legend>{t('eventEditor.shared')}</legend>
          <FieldPair>
            <TextField
              id={fieldId('date')}
              type="date"
              label={t('eventEditor.date')}
              error={problem('date')}
              value={typed.date}
              onChange={(date) => change({ date })}
            />
            {numberFields.map((field) => (
              <TextField
                key={field}
                id={fieldId(field)}
                label={t(`eventEditor.${field}`)}
                error={problem(field)}
                inputMode="numeric"
                autoComplete="off"
                value={typed[field]}
                onChange={(text) => change({ [field]: text })}
              />
            ))}
          </FieldPair>
          <Small>{t('eventEditor.numbers.help')}</Small>
          <CheckboxField
            id={fieldId('placeIsRegionOnly')}
            label={t('eventEditor.regionOnly')}
            help={t('eventEditor.regionOnly.help')}
            checked={typed.placeIsRegionOnly}
            onChange={(placeIsRegionOnly) => change({ placeIsRegionOnly })}
          />
        </Group>
        <FieldPair>
          {ownLanguageFirst(own).map((locale) => (
            <LanguageFields
              key={locale}
              locale={locale}
              texts={typed.texts[locale]}
              regionOnly={typed.placeIsRegionOnly}
              fieldId={fieldId}
              problem={problem}
              onChange={(texts) => change({ texts: { ...typed.texts, [locale]: texts } })}
            />
          ))}
        </FieldPair>
        <EventPreview form={typed} />
        {failure?.kind === 'changedSince' ? (
          <FormMessage title={t('eventEditor.changedSince')} attempt={attempt}>
            <p>{t('eventEditor.changedSince.text')}</p>
            <Cluster $gap={3}>
              <Button $variant="quiet" onClick={() => void editor.keepMine()}>
                {t('eventEditor.changedSince.mine')}
              </Button>
              <Button $variant="quiet" onClick={() => void editor.showTheirs()}>
                {t('eventEditor.changedSince.theirs')}
              </Button>
            </Cluster>
          </FormMessage>
        ) : (
          failure && (
            <FormMessage title={t('eventEditor.notSaved')} attempt={attempt}>
              <p>{`${failure.text} ${t('eventEditor.notSaved.kept')}`}</p>
            </FormMessage>
          )
        )}
        <Cluster $gap={3}>
          <SubmitButton
            label={t(isShown ? 'eventEditor.publish.changes' : 'eventEditor.publish')}
            submittingLabel={t('eventEditor.publishing')}
            isSubmitting={activity === 'publishing'}
          />
          <Button $variant="quiet" disabled={activity !== 'still'} onClick={() => void editor.save(false)}>
            {t(activity === 'saving' ? 'mediaAdmin.saving' : 'eventEditor.save')}
          </Button>
          <Button
            $variant="quiet"
            disabled={activity !== 'still'}
            onClick={() => {
              editor.forget();
              onDiscard();
            }}
          >
            {t('eventEditor.cancel')}
          </Button>
        </Cluster>
        {draft && (
          <Small>
            <a href={paths.panel}>{t('eventEditor.elsewhere')}</a>
          </Small>
        )}
      </Stack>
    </ScriptedForm>
  );
}

type LanguageFieldsProps = {
  locale: BuiltInLocale;
  texts: EventTexts;
  regionOnly: boolean;
  fieldId: (path: string) => string;
  problem: (path: string) => string | undefined;
  onChange: (texts: EventTexts) => void;
};

function LanguageFields({ locale, texts, regionOnly, fieldId, problem, onChange }: LanguageFieldsProps) {
  const { t } = useLanguage();
  const field = (name: keyof EventTexts) => ({
    id: fieldId(`texts.${locale}.${name}`),
    error: problem(`texts.${locale}.${name}`),
    value: texts[name],
    onChange: (text: string) => onChange({ ...texts, [name]: text }),
    autoComplete: 'off',
  });
  return (
    <Group>
      <legend>{t(`eventEditor.in.${locale}`)}</legend>
      <TextField {...field('title')} label={t(`eventEditor.title.${locale}`)} lang={locale} />
      <TextField
        {...field('location')}
        label={t(`eventEditor.location.${locale}`)}
        help={regionOnly ? t('eventEditor.location.help') : undefined}
        lang={locale}
      />
      {(regionOnly || texts.region !== '') && (
        <TextField
          {...field('region')}
          label={t(`eventEditor.region.${locale}`)}
          help={regionOnly ? t('eventEditor.region.help') : undefined}
          lang={locale}
        />
      )}
      <TextAreaField {...field('description')} label={t(`eventEditor.description.${locale}`)} />
    </Group>
  );
}
