import { en } from '../../cms/src/admin/translations/en';
import { es } from '../../cms/src/admin/translations/es';
import { seededContent } from './content';
import { interfaceTexts } from './interface';
import { mails } from './mails';
import { line, pairs } from './rows';
import { sentencesInCode } from './sentences-in-code';

const rows = [
  ...(await interfaceTexts()),
  ...pairs('panel', en, es),
  ...mails(),
  ...sentencesInCode(),
  ...(await seededContent()),
];

console.log([{ where: 'where', key: 'key', en: 'English', es: 'Español' }, ...rows].map(line).join('\n'));
