import { accountChangeUid, prayerRequestUid, readingRecordUid, requestTallyUid, teamFields } from '../../requests';
import type { Layout, Layouts, Row } from './layout-table';

const arrival: Row = {
  reference: {
    en: ['Reference', 'The person saw it after sending'],
    es: ['Referencia', 'La persona la vio después de enviar'],
  },
  receivedAt: { en: 'Received', es: 'Recibida' },
  language: {
    en: ['Language', 'The language of the form that was filled in'],
    es: ['Idioma', 'El idioma del formulario que llenó'],
  },
};

const entry: Row = {
  source: {
    en: ['How it came', 'Empty for a request that was sent with a form of the site'],
    es: ['Cómo llegó', 'Vacío si se envió con un formulario del sitio'],
  },
  enteredBy: {
    en: ['Entered by', 'The member who entered it at the prayer desk'],
    es: ['Ingresada por', 'Quien la ingresó en la mesa de oración'],
  },
};

const name: Row = { firstName: { en: 'First name', es: 'Nombre' }, lastName: { en: 'Last name', es: 'Apellido' } };
const email = { en: 'Email', es: 'Correo electrónico' };
const phone = { en: 'Phone', es: 'Teléfono' };
const kind = { en: 'Type of request', es: 'Tipo de petición' };

const care: readonly Row[] = [
  { reviewStatus: { en: 'Status', es: 'Estado' }, followUpOn: { en: 'Follow up on', es: 'Dar seguimiento el' } },
  {
    spam: {
      en: [
        'Spam',
        'It looked automated, or it arrived when a great many came at once. Turn this off if a person wrote it',
      ],
      es: [
        'Spam',
        'Parecía automática, o llegó cuando entraban muchísimas a la vez. Desactívelo si la escribió una persona',
      ],
    },
    urgent: {
      en: ['Urgent', 'It may mean that a life is in danger'],
      es: ['Urgente', 'Puede significar que una vida está en peligro'],
    },
    closedAt: {
      en: ['Answered or archived', 'Set automatically when the status changes'],
      es: ['Respondida o archivada', 'Se pone solo cuando cambia el estado'],
    },
  },
  {
    teamNotes: {
      en: [
        'Team notes',
        'Anyone who can read this request can read them; the person who sent it never can. Add to them or correct them. They are deleted with the request',
      ],
      es: [
        'Notas del equipo',
        'Las puede leer quien puede leer esta petición; quien la envió, nunca. Agregue o corrija. Se borran junto con la petición',
      ],
    },
  },
];

const everyRequest: Omit<Layout, 'form'> = { sort: ['receivedAt', 'DESC'], editable: teamFields };

/** Lists show no names or texts: these are visible only in an opened request. */
export const requestLayouts: Layouts = {
  [readingRecordUid]: {
    list: ['readAt', 'accountName', 'kind', 'reference'],
    sort: ['readAt', 'DESC'],
    editable: [],
    form: [
      { readAt: { en: 'Opened', es: 'Abierta' }, accountName: { en: 'Account', es: 'Cuenta' } },
      { kind, reference: { en: 'Reference', es: 'Referencia' } },
    ],
  },
  [requestTallyUid]: {
    list: ['month', 'kind', 'reason', 'count'],
    sort: ['month', 'DESC'],
    editable: [],
    form: [
      { month: { en: ['Month', 'When they were received'], es: ['Mes', 'Cuándo se recibieron'] }, kind },
      {
        reason: {
          en: ['Reason', 'Closed: it had been answered or archived long enough ago'],
          es: ['Motivo', 'Cerrada: hacía bastante tiempo que se había respondido o archivado'],
        },
        count: { en: 'Deleted', es: 'Borradas' },
      },
    ],
  },
  [accountChangeUid]: {
    list: ['changedAt', 'actorName', 'change', 'accountName', 'detail'],
    sort: ['changedAt', 'DESC'],
    editable: [],
    form: [
      {
        changedAt: { en: 'Changed', es: 'Fecha del cambio' },
        actorName: {
          en: ['By', 'Empty for a mailed link, and for whoever runs the server'],
          es: ['Hecho por', 'Vacío si fue con un enlace por correo, o quien administra el servidor'],
        },
      },
      {
        accountName: { en: ['Account', 'Its name before the change'], es: ['Cuenta', 'Su nombre antes del cambio'] },
        change: { en: 'What', es: 'Qué cambió' },
      },
      { detail: { en: 'Before and after', es: 'Antes y después' } },
      { origin: { en: 'Origin', es: 'Origen' } },
    ],
  },
  [prayerRequestUid]: {
    list: ['reference', 'prayerType', 'reviewStatus', 'receivedAt'],
    ...everyRequest,
    form: [
      arrival,
      entry,
      {
        prayerType: kind,
        confidential: {
          en: ['Confidential', 'Only the prayer team can see it'],
          es: ['Confidencial', 'Solo la ve el equipo de oración'],
        },
        contactMe: { en: 'Wants to be contacted', es: 'Desea que le contacten' },
      },
      { prayerRequest: { en: 'Prayer request', es: 'Petición de oración' } },
      name,
      { email, phoneNumber: phone },
      {
        prayerCount: {
          en: ['Prayers', 'How many times the team has prayed for it'],
          es: ['Oraciones', 'Cuántas veces ha orado el equipo por ella'],
        },
        lastPrayedAt: { en: 'Last prayed for', es: 'Última oración' },
      },
      {
        thankedAt: { en: 'Told what happened', es: 'Contó lo que pasó' },
        thanksMayBeShared: {
          en: ['May be shared', 'Without the person’s name, place or anything that tells who it is'],
          es: ['Se puede compartir', 'Sin el nombre ni el lugar de la persona, ni nada que diga quién es'],
        },
      },
      { thanks: { en: 'What happened', es: 'Lo que pasó' } },
      ...care,
    ],
  },
  'api::contact-request.contact-request': {
    list: ['reference', 'reviewStatus', 'receivedAt'],
    ...everyRequest,
    form: [arrival, entry, name, { email, phoneNumber: phone }, { notes: { en: 'Message', es: 'Mensaje' } }, ...care],
  },
  'api::counseling-request.counseling-request': {
    list: ['reference', 'reviewStatus', 'receivedAt'],
    ...everyRequest,
    form: [
      arrival,
      entry,
      name,
      { email },
      {
        phone,
        phoneSafety: {
          en: [
            'Safe to call or text',
            'yes: calls and texts are fine. no: email only. ask-first: ask by email before you call. Empty: nobody asked, so ask by email first',
          ],
          es: [
            'Es seguro llamar o escribir',
            'Sí: puede llamar o enviar mensajes. No: solo correo electrónico. Preguntar antes: pregunte por correo antes de llamar. Vacío: no se preguntó, así que pregunte primero por correo',
          ],
        },
      },
      { counselingFor: { en: 'What the counseling is for', es: 'Para qué es la consejería' } },
      ...care,
    ],
  },
};
