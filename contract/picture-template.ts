/** The address of a picture of our own server: `{width}` stands for one of the offered widths, in pixels. */
export const pictureTemplate = (path: string): string => `${path}?w={width}`;
