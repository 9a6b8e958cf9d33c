import type { EventMediaSeed } from '../content-types';

/**
 * What is shown of each event, by its date, in order. An item is one for both languages, with a caption in each. Nothing
 * here, nor a name of a file, tells more of the place than its event does to visitors.
 */
export const eventMedia = {
  '2026-10-17': [
    {
      mediaType: 'image',
      mediaUrl: '/public-objects/Revival/Indiana-2026/indiana-2026-1.webp',
      thumbnailUrl: null,
      caption: 'Lamps on the lawn before the doors opened',
      captionEs: 'Faroles en el césped antes de abrir las puertas',
    },
    {
      mediaType: 'image',
      mediaUrl: '/public-objects/Revival/Indiana-2026/indiana-2026-2.webp',
      thumbnailUrl: null,
      caption: 'The sun on Sunday, after the last amen',
      captionEs: 'El sol del domingo, después del último amén',
    },
  ],
  '2026-08-16': [
    {
      mediaType: 'video',
      mediaUrl: '/api/video/august16-promo-video',
      thumbnailUrl: '/api/assets/august16-promo-video-poster',
      caption: 'The invitation, as it was passed from phone to phone',
      captionEs: 'La invitación, tal como pasó de teléfono en teléfono',
    },
    {
      mediaType: 'image',
      mediaUrl: '/public-objects/Revival/Punjab-2026/punjab-2026-1.webp',
      thumbnailUrl: null,
      caption: 'The canal once the rain had stopped',
      captionEs: 'El canal cuando paró la lluvia',
    },
    {
      mediaType: 'image',
      mediaUrl: '/public-objects/Revival/Punjab-2026/punjab-2026-2.webp',
      thumbnailUrl: null,
      caption: 'Lamps on the ground as the singing began',
      captionEs: 'Lámparas en el suelo al empezar los cantos',
    },
  ],
  '2026-03-14': [
    {
      mediaType: 'image',
      mediaUrl: '/public-objects/Revival/Ambato-2026/ambato-2026-1.webp',
      thumbnailUrl: null,
      caption: 'The mountains on the first morning',
      captionEs: 'Las montañas, la primera mañana',
    },
    {
      mediaType: 'video',
      mediaUrl: '/public-objects/Revival/Ambato-2026/ambato-2026-last-night.mp4',
      thumbnailUrl: '/public-objects/Revival/Ambato-2026/ambato-2026-last-night-poster.webp',
      caption: 'The last night, seen from above',
      captionEs: 'La última noche, vista desde arriba',
    },
    {
      mediaType: 'image',
      mediaUrl: '/public-objects/Revival/Ambato-2026/ambato-2026-2.webp',
      thumbnailUrl: null,
      caption: 'People coming down to the tent with lamps',
      captionEs: 'La gente baja a la carpa con faroles',
    },
    {
      mediaType: 'image',
      mediaUrl: '/public-objects/Revival/Ambato-2026/ambato-2026-3.webp',
      thumbnailUrl: null,
      caption: 'The valley after the rain',
      captionEs: 'El valle después de la lluvia',
    },
  ],
  '2025-12-06': [
    {
      mediaType: 'image',
      mediaUrl: '/public-objects/Revival/Punjab-2025/punjab-2025-1.webp',
      thumbnailUrl: null,
      caption: 'Mist over the fields, the morning after',
      captionEs: 'Neblina sobre los campos, a la mañana siguiente',
    },
    {
      mediaType: 'image',
      mediaUrl: '/public-objects/Revival/Punjab-2025/punjab-2025-2.webp',
      thumbnailUrl: null,
      caption: 'A few lamps, and no more',
      captionEs: 'Unas pocas lámparas, y nada más',
    },
  ],
  '2025-05-24': [
    {
      mediaType: 'image',
      mediaUrl: '/public-objects/Revival/Manabi-2025/manabi-2025-1.webp',
      thumbnailUrl: null,
      caption: 'The hour of the baptisms',
      captionEs: 'La hora de los bautismos',
    },
    {
      mediaType: 'image',
      mediaUrl: '/public-objects/Revival/Manabi-2025/manabi-2025-2.webp',
      thumbnailUrl: null,
      caption: 'The sea when the last song was sung',
      captionEs: 'El mar a la hora del último canto',
    },
    {
      mediaType: 'image',
      mediaUrl: '/public-objects/Revival/Manabi-2025/manabi-2025-3.webp',
      thumbnailUrl: null,
      caption: 'The boats coming in while we were still singing',
      captionEs: 'Las lanchas de regreso, mientras aún cantábamos',
    },
  ],
  '2024-11-09': [
    {
      mediaType: 'image',
      mediaUrl: '/public-objects/Revival/Sindh-2024/sindh-2024-1.webp',
      thumbnailUrl: null,
      caption: 'Evening, on the way to the hall',
      captionEs: 'El atardecer, camino al salón',
    },
    {
      mediaType: 'image',
      mediaUrl: '/public-objects/Revival/Sindh-2024/sindh-2024-2.webp',
      thumbnailUrl: null,
      caption: 'The lights of those on their way home',
      captionEs: 'Las luces de los que vuelven a su casa',
    },
  ],
} satisfies Readonly<Record<string, readonly EventMediaSeed[]>>;
