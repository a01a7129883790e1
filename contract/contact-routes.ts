import { NewContactMessage } from './contact';
import { route } from './route';
import { Nothing } from './sso';

/** The call by which anybody can write to the operator of the server. */
export const contactRoutes = {
  sendContactMessage: route({
    method: 'POST',
    path: '/backend/contact',
    summary: 'Send a contact message by mail to the operator of this server, who can answer it',
    body: NewContactMessage,
    data: Nothing,
  }),
} as const;
