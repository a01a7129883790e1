import { useSearchParams } from 'react-router-dom';

/** A choice that is stored in the address under `name`; without a valid value there, the first option applies. */
export function useChoice<T extends string>(name: string, options: readonly T[]): readonly [T, (value: T) => void] {
  const [params, setParams] = useSearchParams();
  const [first] = options;
  const chosen = options.find((option) => option === params.get(name)) ?? (first as T);
  const choose = (value: T): void => {
    const next = new URLSearchParams(params);
    if (value === first) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  return [chosen, choose];
}
