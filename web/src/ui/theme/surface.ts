import { css } from 'styled-components';
import { palette } from './palette';

const paperRoles = css`
  --surface: ${palette.paper};
  --surface-raised: ${palette.card};
  --surface-sunken: ${palette.sand};
  --surface-inset: ${palette.sand};
  --text: ${palette.ink};
  --text-muted: ${palette.slate};
  --link: ${palette.ember};
  --link-hover: ${palette.emberDeep};
  --hairline: ${palette.hairlineOnPaper};
  --control-border: ${palette.slate};
  --focus: ${palette.ember};
  --quiet: transparent;
  --action: ${palette.ember};
  --action-hover: ${palette.emberDeep};
  --on-action: ${palette.paper};
  --success: ${palette.leaf};
  --danger: ${palette.clay};
`;

export const nightRoles = css`
  --surface: ${palette.night};
  --surface-raised: ${palette.dusk};
  --surface-sunken: ${palette.dusk};
  --surface-inset: ${palette.night};
  --text: ${palette.paper};
  --text-muted: ${palette.mist};
  --link: ${palette.gold};
  --link-hover: ${palette.paper};
  --hairline: ${palette.hairlineOnNight};
  --control-border: ${palette.mist};
  --focus: ${palette.gold};
  --quiet: ${palette.nightShade};
  --action: ${palette.gold};
  --action-hover: ${palette.paper};
  --on-action: ${palette.night};
  --success: ${palette.leafOnNight};
  --danger: ${palette.clayOnNight};
`;

/** In the global style: an element with `data-surface` recolours everything inside it. */
export const surfaces = css`
  :root,
  [data-surface='paper'],
  [data-surface='sand'] {
    ${paperRoles}
  }
  [data-surface='sand'] {
    --surface: ${palette.sand};
    --surface-sunken: ${palette.paper};
  }
  [data-surface='night'] {
    ${nightRoles}
  }
  [data-surface] {
    background: var(--surface);
    color: var(--text);
  }
`;
