/** The engine of Firefox, by what the HTML standard has it say of itself (§ navigator.vendor). */
export const isGecko = (): boolean => navigator.vendor === '';
