import type { BuiltInLocale } from '../../contracts/language';

type CertificateTexts = {
  title: string;
  certifies: string;
  passed: (modules: number) => string;
  modules: string;
  scripture: { verse: string; reference: string };
  issuedOn: string;
  number: string;
  check: string;
  dateTag: string;
};

export const certificateTexts: Record<BuiltInLocale, CertificateTexts> = {
  en: {
    title: 'Certificate',
    certifies: 'This certifies that',
    passed: (modules) =>
      `has completed the training course in pastoral care and passed the quizzes of its ${modules} modules.`,
    modules: 'The modules',
    scripture: {
      verse:
        'Give diligence to present yourself approved by God, a workman who doesn’t need to be ashamed, properly handling the Word of Truth.',
      reference: '2 Timothy 2:15 · World English Bible',
    },
    issuedOn: 'Issued on',
    number: 'Number',
    check: 'Anyone can check this number at',
    dateTag: 'en-US',
  },
  es: {
    title: 'Certificado',
    certifies: 'Este certificado acredita que',
    passed: (modules) =>
      `completó el curso de formación en cuidado pastoral y aprobó los cuestionarios de sus ${modules} módulos.`,
    modules: 'Los módulos',
    scripture: {
      verse:
        'Procura con diligencia presentarte á Dios aprobado, como obrero que no tiene de qué avergonzarse, que traza bien la palabra de verdad.',
      reference: '2 Timoteo 2:15 · Reina-Valera 1909',
    },
    issuedOn: 'Fecha',
    number: 'Número',
    check: 'Cualquiera puede comprobar este número en',
    dateTag: 'es-MX',
  },
};
