/** Specification §4, "Saving a playlist or album". */
const SUCCESS = 200;

export type SaveCall = 'add' | 'remove';

/** If it is saved already, remove is called; otherwise add. */
export const saveCall = (isSaved: boolean): SaveCall => (isSaved ? 'remove' : 'add');

export interface SaveOutcome {
  readonly isSaved: boolean;
  /** The server's message, shown unchanged. */
  readonly notice: { readonly type: 'success' | 'error'; readonly message: string };
}

/** After the answer: only the success code inverts the saved flag; the server's message is shown either way. */
export function afterSaveCall(isSaved: boolean, answer: { code: number; message: string }): SaveOutcome {
  const isSuccess = answer.code === SUCCESS;
  return {
    isSaved: isSuccess ? !isSaved : isSaved,
    notice: { type: isSuccess ? 'success' : 'error', message: answer.message },
  };
}
