import type { ModuleIcon as IconName } from '@contracts/training-module';
import {
  BookOpen,
  Church,
  Flame,
  Gem,
  HandHeart,
  HeartHandshake,
  Hospital,
  LifeBuoy,
  MessagesSquare,
  type LucideIcon,
} from 'lucide-react';

const icons: Record<IconName, LucideIcon> = {
  hospital: Hospital,
  conversation: MessagesSquare,
  rings: Gem,
  couple: HeartHandshake,
  ceremony: Church,
  grief: HandHeart,
  lifeline: LifeBuoy,
  candle: Flame,
  book: BookOpen,
};

export function ModuleIcon({ name, size = 24 }: { name: IconName; size?: number }) {
  const Icon = icons[name];
  return <Icon size={size} strokeWidth={1.5} aria-hidden />;
}
