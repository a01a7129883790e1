/** Detects the engine of Firefox, by the value that the HTML standard prescribes for it (§ navigator.vendor). */
export const isGecko = (): boolean => navigator.vendor === '';
