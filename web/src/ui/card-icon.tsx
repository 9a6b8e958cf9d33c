import {
  AudioLines,
  BookOpen,
  Bridge,
  Crown,
  Flame,
  Gem,
  Globe,
  HandHeart,
  Heart,
  Lamp,
  LifeBuoy,
  Shield,
  Sprout,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import styled from 'styled-components';
import { color, radius } from './theme/theme';

const icons = {
  flame: Flame,
  voice: AudioLines,
  prayer: HandHeart,
  book: BookOpen,
  heart: Heart,
  rings: Gem,
  lifeline: LifeBuoy,
  people: UsersRound,
  crown: Crown,
  shield: Shield,
  bridge: Bridge,
  lamp: Lamp,
  seedling: Sprout,
  globe: Globe,
} satisfies Record<string, LucideIcon>;

export type CardIconName = keyof typeof icons | 'cross';

const Frame = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: ${radius.card};
  background: ${color.surfaceSunken};
  color: ${color.link};
`;

/** Decorative: the card's title says the same. */
export function CardIcon({ name }: { name: CardIconName | null }) {
  if (name === null) return null;
  return <Frame aria-hidden>{name === 'cross' ? <Cross /> : <Drawing name={name} />}</Frame>;
}

function Drawing({ name }: { name: keyof typeof icons }) {
  const Icon = icons[name];
  return <Icon size={24} strokeWidth={1.5} />;
}

/** Lucide's own cross is that of a hospital. */
function Cross() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5">
      <path d="M12 2.5v19M6 8.5h12" strokeLinecap="round" />
    </svg>
  );
}
