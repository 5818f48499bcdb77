// Preloaded into the server by `npm start`: npm may be killed without a signal.
import { whenAbandoned } from './abandoned.mjs';

whenAbandoned(() => process.kill(process.pid, 'SIGTERM'));
