// Stands in for style sheets, which webpack alone can read.
export {};
