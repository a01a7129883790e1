import { useEffect, useState } from 'react';

/** How long something must stay the same before it is told, in milliseconds (design §11). */
const SETTLED_AFTER = 400;

/** A text once it has stopped changing; nothing until then. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const handle = setTimeout(() => setSettled(text), SETTLED_AFTER);
    return () => clearTimeout(handle);
  }, [text]);
  return settled === text ? settled : '';
}
