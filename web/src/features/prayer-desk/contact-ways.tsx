import { AtSign, MessageSquareText, Phone, Send } from 'lucide-react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Cluster, Stack } from '../../ui/layout';
import { color, media, radius, space } from '../../ui/theme/theme';
import { answerLinks, type AnswerWay } from './answer-links';
import { AnswerMessage, emptyAnswer } from './answer-message';
import type { OpenedRequest } from './use-opened-request';

const Frame = styled(Stack).attrs({ $gap: 3 })`
  padding: ${space[4]};
  border-radius: ${radius.control};
  background: ${color.surfaceInset};
  h3 {
    font: 600 1rem/1.4 var(--font-sans);
  }
`;

const Way = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  min-height: 3rem;
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.controlBorder};
  border-radius: ${radius.control};
  background: ${color.surface};
  text-decoration: none;
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ${media.hover} {
    &:hover {
      border-color: currentColor;
    }
  }
`;

/** Looks like `Way` but is not a link, so that nobody calls an unsafe number by accident. */
const PlainNumber = styled(Way).attrs({ as: 'div' })`
  border-color: ${color.hairline};
  color: ${color.text};
`;

const Safety = styled.p<{ $isUnsafe: boolean }>`
  color: ${({ $isUnsafe }) => ($isUnsafe ? color.danger : color.text)};
  font-weight: 600;
  line-height: 1.4;
`;

/** Two ways beside each other, under the number that they write to. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space[3]};
`;

/** Ways to contact the person, if they asked for it or may be in danger. */
export function ContactWays({ opened }: { opened: OpenedRequest }) {
  const { t } = useLanguage();
  const { request, changeDraft } = opened;
  const { answer = emptyAnswer, used } = opened.draft;
  const { kind, wantsContact, urgent, email, phone, phoneSafety, firstName: name } = request;
  if (email === '' && !phone) return null;
  if (!wantsContact && kind === 'prayer' && !urgent) return null;
  const title = wantsContact
    ? t('prayerDesk.reachAsked', { name })
    : kind === 'prayer'
      ? t('prayerDesk.reachUnasked', { name })
      : t('prayerDesk.reach', { name });
  const links = answerLinks(request, answer);
  const at = email.lastIndexOf('@');
  const hasPhone = phone !== null && phone !== '';
  const toApp = (way: AnswerWay) => ({
    href: links[way],
    onClick: () => changeDraft(() => ({ used: { way, title: answer.title } })),
  });
  const number = (
    <>
      <Phone aria-hidden size="1.2em" />
      <span>{phone}</span>
    </>
  );
  return (
    <Frame>
      <h3>{title}</h3>
      {(kind === 'counseling' || urgent) && hasPhone ? (
        <Safety $isUnsafe={phoneSafety === 'no'}>{t(`prayerDesk.phoneSafety.${phoneSafety ?? 'not-asked'}`)}</Safety>
      ) : null}
      <AnswerMessage request={request} answer={answer} onAnswer={(chosen) => changeDraft(() => ({ answer: chosen }))} />
      {links.email === undefined ? null : (
        <Way {...toApp('email')} aria-label={`${t('prayerDesk.email')}: ${email}`}>
          <AtSign aria-hidden size="1.2em" />
          <span>
            <span>{email.slice(0, at)}</span>
            <wbr />
            <span>{email.slice(at)}</span>
          </span>
        </Way>
      )}
      {hasPhone ? (
        links.call === undefined ? (
          <PlainNumber>{number}</PlainNumber>
        ) : (
          <Way {...toApp('call')} aria-label={`${t('prayerDesk.phone')}: ${phone}`}>
            {number}
          </Way>
        )
      ) : null}
      {links.sms === undefined ? null : (
        <Pair>
          {links.whatsapp === undefined ? null : (
            <Way {...toApp('whatsapp')}>
              <Send aria-hidden size="1.2em" />
              <span>{t('prayerDesk.way.whatsapp')}</span>
            </Way>
          )}
          <Way {...toApp('sms')}>
            <MessageSquareText aria-hidden size="1.2em" />
            <span>{t('prayerDesk.way.sms')}</span>
          </Way>
        </Pair>
      )}
      {used === undefined ? null : (
        <SentNote
          opened={opened}
          text={
            used.title === ''
              ? t(`prayerDesk.sent.${used.way}`)
              : t(`prayerDesk.sentTemplate.${used.way}`, { title: used.title })
          }
          onNoted={() => changeDraft(() => ({ answer: emptyAnswer, used: undefined }))}
        />
      )}
    </Frame>
  );
}

/** Not behind the bars at the bottom of a phone. */
const Asked = styled(Cluster)`
  scroll-margin-block-end: 11rem;
`;

function bringIntoView(asked: HTMLElement | null): void {
  asked?.scrollIntoView({ block: 'nearest' });
}

type SentNoteProps = { opened: OpenedRequest; text: string; onNoted: () => void };

/** The page cannot know whether a message was sent, so the member says so. */
function SentNote({ opened, text, onNoted }: SentNoteProps) {
  const { t } = useLanguage();
  const note = async () => {
    if (await opened.addNote(text)) onNoted();
  };
  return (
    <Asked $gap={3} ref={bringIntoView}>
      <p role="status">{t('prayerDesk.sentQuestion')}</p>
      <Button $variant="quiet" aria-disabled={opened.busy !== undefined} onClick={() => void note()}>
        {t('prayerDesk.sentNote', { text })}
      </Button>
    </Asked>
  );
}
