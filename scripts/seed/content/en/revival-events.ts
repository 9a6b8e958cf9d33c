import type { RevivalEventSeed } from '../../content-types';

/**
 * A date is an event's own: it is what tells one from another, and the same in both languages. Where believers have to be
 * careful, only the region is written down, and nothing that would tell who they are or how many.
 */
export const revivalEvents = [
  {
    date: '2026-10-17',
    title: 'A night of prayer before the teams leave',
    location: 'Fort Wayne, Indiana, United States',
    region: 'Indiana, United States',
    placeIsRegionOnly: false,
    attendance: 140,
    salvations: 0,
    healings: 0,
    description:
      'Nobody preached. From seven in the evening until one in the morning we prayed for the congregations in Pakistan and Ecuador that had asked for it, one after another, each until somebody said amen. There was soup in the hall, and the children slept under the coats. We counted the people because the fire code asks for it; what God did that night we did not try to count.',
  },
  {
    date: '2026-08-16',
    title: 'The gathering of August 16',
    location: 'Punjab, Pakistan',
    region: 'Punjab, Pakistan',
    placeIsRegionOnly: true,
    attendance: 4200,
    salvations: 612,
    healings: 143,
    description:
      'The churches of the region planned this evening together for most of a year, and the rain stopped at four in the afternoon, an hour before the gates opened. Local pastors led everything; our team carried water and sat with whoever wanted to talk. Nobody signed anything and no list of names was kept; whoever wished to hear more was introduced to a believer who lives nearby. The healings are what people told us themselves. We asked each of them to see a doctor, and not to stop taking any medicine until the doctor said so.',
  },
  {
    date: '2026-03-14',
    title: 'Three nights in a tent, one of them in the rain',
    location: 'Ambato, Tungurahua, Ecuador',
    region: 'Central highlands of Ecuador',
    placeIsRegionOnly: false,
    attendance: 640,
    salvations: 58,
    healings: 0,
    description:
      'The tent belongs to a circus family, who lend it to the churches in March, their off-season. On the second night it rained so hard that nobody could hear the sermon, so the pastor sat down, and people sang in Spanish and Kichwa until it passed. On the last night 58 came forward, most of them brought by a neighbor and not by a poster. Nobody reported a healing, and what nobody reports we do not write down; the sick were prayed for, and on Monday somebody went with them to the health center.',
  },
  {
    date: '2025-12-06',
    title: 'Advent behind a closed gate',
    location: 'Punjab, Pakistan',
    region: 'Punjab, Pakistan',
    placeIsRegionOnly: true,
    attendance: 0,
    salvations: 0,
    healings: 0,
    description:
      'We will not say where this was or how many came, and we ask those who were there not to say it either. People arrived a few at a time so that the street would not notice, and when the power went out they read the first chapter of Luke by the light of a phone. They prayed for the sick and for one another, shared the bread and went home as they had come. What God did among them that night they know, and he does; we did not count it.',
  },
  {
    date: '2025-05-24',
    title: 'Daybreak on the beach',
    location: 'Crucita, Manabí, Ecuador',
    region: 'Coast of Ecuador',
    placeIsRegionOnly: false,
    attendance: 1150,
    salvations: 203,
    healings: 37,
    description:
      'The fishing boats come in at six, so the churches of the coast met at five, before the work began. Of the 203 who professed faith in Christ, 41 were baptized that same morning, in their clothes, with the pelicans looking on. The fishermen lent rope for the loudspeakers and nets for shade. Afterward everybody cleaned the beach and left it better than they had found it.',
  },
  {
    date: '2024-11-09',
    title: 'One hall, many congregations',
    location: 'Sindh, Pakistan',
    region: 'Sindh, Pakistan',
    placeIsRegionOnly: true,
    attendance: 0,
    salvations: 0,
    healings: 0,
    description:
      'A hall had become available, and congregations that seldom see one another filled it, some of them after changing buses twice. After an hour the interpreter lost his voice, and a schoolteacher from one of the churches took the microphone and finished the sermon in Urdu. Her pastor says that she has not stopped since. The pastors asked us to publish no numbers, and we gladly agreed.',
  },
] satisfies RevivalEventSeed[];
