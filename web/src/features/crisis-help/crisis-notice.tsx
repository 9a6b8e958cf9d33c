import type { CrisisLine, Locale } from '@contracts/site-setting';
import { LifeBuoy } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Small } from '../../ui/text';
import { color, font, fontSize, media, radius, size, space } from '../../ui/theme/theme';
import { CrisisLines } from './crisis-lines';

/** Calm: nothing here is an error, and nothing has to be answered. */
const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  margin-block-start: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${color.hairline};
  border-inline-start: 4px solid ${color.accent};
  border-radius: ${radius.control};
  background: ${color.surfaceSunken};
  line-height: 1.5;
  ${media.print} {
    display: none;
  }
`;

const Title = styled.p`
  display: flex;
  gap: ${space[3]};
  font: ${fontSize.lead} / 1.3 ${font.serif};
  svg {
    flex: none;
  }
`;

const Elsewhere = styled.details`
  summary {
    min-height: ${size.target};
    padding-block: ${space[2]};
    font-weight: 600;
    cursor: pointer;
  }
`;

type CrisisNoticeProps = {
  isSent: boolean;
  /** Where it is not the page's. */
  lang: Locale | undefined;
  first: readonly CrisisLine[];
  others: readonly CrisisLine[];
};

/** Where to get help now. It stands with the text, and keeps nobody from sending it. */
export function CrisisNotice({ isSent, lang, first, others }: CrisisNoticeProps) {
  const { t } = useLanguage();
  const titleId = useId();
  return (
    <Frame role="group" aria-labelledby={titleId}>
      <Title id={titleId}>
        <LifeBuoy aria-hidden size="1.25em" strokeWidth={1.5} />
        {t('crisisHelp.title')}
      </Title>
      <p>{t(isSent ? 'crisisHelp.text.sent' : 'crisisHelp.text')}</p>
      <CrisisLines lines={first} lang={lang} />
      {others.length > 0 && (
        <Elsewhere>
          <summary>{t('crisisHelp.elsewhere')}</summary>
          <CrisisLines lines={others} lang={lang} />
        </Elsewhere>
      )}
      <Small>{t('crisisHelp.safety')}</Small>
      {!isSent && <Small>{t('crisisHelp.onDevice')}</Small>}
    </Frame>
  );
}
