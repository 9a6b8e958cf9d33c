import { certificate } from './certificate';
import { seededContent } from './content';
import { interfaceTexts } from './interface';
import { mails } from './mails';
import { panelTexts } from './panel';
import { line } from './rows';
import { sentencesInCode } from './sentences-in-code';

const rows = [
  ...(await interfaceTexts()),
  ...panelTexts(),
  ...mails(),
  ...certificate(),
  ...sentencesInCode(),
  ...(await seededContent()),
];

console.log([{ where: 'where', key: 'key', en: 'English', es: 'Español' }, ...rows].map(line).join('\n'));
