import { NewContactMessage } from './contact';
import { route } from './route';
import { Nothing } from './sso';

/** The call by which anybody can write to the operator of the server. */
export const contactRoutes = {
  sendLetter: route({
    method: 'POST',
    path: '/backend/contact',
    summary: 'Write to whoever runs this server; they get it by mail and can answer it',
    body: NewContactMessage,
    data: Nothing,
  }),
} as const;
