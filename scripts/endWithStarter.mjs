// Loaded into the server by `npm start`, which could be killed.
import { whenAbandoned } from './abandoned.mjs';

whenAbandoned(() => process.kill(process.pid, 'SIGTERM'));
