import { ChartCircle, Clock, Earth, File, HandHeart, Link, Monitor, Phone } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { boardPermission } from '../contracts/translation-board';
import { fullPermission, permissionTo } from './panel-api';
import { label } from './translations/use-texts';

export function addHomePageCards(app: StrapiApp): void {
  app.widgets.register((widgets) => [
    {
      id: 'prayer-desk',
      icon: HandHeart,
      title: label('desk.title'),
      permissions: [permissionTo('read', 'counseling-request')],
      component: async () => (await import('./prayer-desk-widget')).PrayerDeskWidget,
    },
    {
      id: 'translation-board',
      icon: Earth,
      title: label('board.title'),
      permissions: [fullPermission(boardPermission)],
      component: async () => (await import('./translation-board/translation-board-widget')).TranslationBoardWidget,
    },
    {
      id: 'schedule',
      icon: Clock,
      title: label('schedule.widget'),
      permissions: [fullPermission(boardPermission)],
      component: async () => (await import('./schedule/schedule-widget')).ScheduleWidget,
    },
    {
      id: 'example-content',
      icon: File,
      title: label('example.title'),
      permissions: [permissionTo('update', 'site-setting')],
      component: async () => (await import('./example-content/example-content-widget')).ExampleContentWidget,
    },
    {
      id: 'crisis-lines',
      icon: Phone,
      title: label('crisis-lines.title'),
      // Calling the numbers is for members who may edit them.
      permissions: [permissionTo('read', 'crisis-line'), permissionTo('update', 'crisis-line')],
      component: async () => (await import('./crisis-lines/crisis-lines-widget')).CrisisLinesWidget,
    },
    {
      id: 'visits',
      icon: ChartCircle,
      title: label('visits.title'),
      permissions: [permissionTo('update', 'site-setting')],
      component: async () => (await import('./visits/visits-widget')).VisitsWidget,
    },
    {
      id: 'site-state',
      icon: Monitor,
      title: label('site-state.title'),
      permissions: [fullPermission(boardPermission)],
      component: async () => (await import('./site-state/site-state-widget')).SiteStateWidget,
    },
    {
      id: 'upkeep',
      icon: Link,
      title: label('upkeep.title'),
      permissions: [fullPermission(boardPermission)],
      component: async () => (await import('./site-state/upkeep-widget')).UpkeepWidget,
    },
    // Strapi's counts of entries would include confidential requests.
    ...widgets.filter(({ id }) => id !== 'chart-entries' && id !== 'key-statistics'),
  ]);
}
