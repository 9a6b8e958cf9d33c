import { buildWhatChanged } from './lib/build';
import { ROOT } from './lib/root';

await buildWhatChanged(ROOT);
console.log('Everything is built.');
