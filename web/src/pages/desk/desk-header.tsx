import styled from 'styled-components';
import { SignOutButton } from '../../features/panel-session/account-bar';
import { useLanguage } from '../../i18n/language-provider';
import { useSession } from '../../lib/panel-session/session-provider';
import { PageHeader } from '../../ui/page-header';
import { clustered, color, fontSize, inRow, media, size, smallPrint, space } from '../../ui/theme/theme';

/** What follows matters more. */
const LowHeader = styled(PageHeader)`
  padding-block: ${size.navigation} ${space[5]};
`;

/** Keeps its height while nobody is signed in, to avoid a layout shift. */
const Line = styled.div`
  ${clustered(3)}
  justify-content: space-between;
  min-height: ${size.target};
  h1 {
    ${media.narrow} {
      font-size: 1.5rem;
    }
  }
`;

const Subtitle = styled.p`
  color: ${color.textMuted};
  ${media.narrow} {
    display: none;
  }
`;

const Account = styled.div`
  ${inRow(4)}
  flex: none;
  p {
    ${smallPrint}
    ${media.narrow} {
      display: none;
    }
  }
  ${media.narrow} {
    button {
      padding-inline: ${space[3]};
      font-size: ${fontSize.small};
    }
  }
`;

export function DeskHeader() {
  const { t } = useLanguage();
  const { state, account } = useSession();
  return (
    <LowHeader>
      <Line>
        <div>
          <h1 id="desk-title">{t('prayerDesk.title')}</h1>
          <Subtitle>{t('prayerDesk.subtitle')}</Subtitle>
        </div>
        {state === 'signed-in' && account && (
          <Account>
            <p>{t('panelSession.account', { name: account.name })}</p>
            <SignOutButton />
          </Account>
        )}
      </Line>
    </LowHeader>
  );
}
