/** What a piece of text means to the eye; words carry the meaning too, so that colour may be absent. */
export type Style = 'bad' | 'weak' | 'good' | 'dim' | 'bold';

/** Colours a text, or gives it back as it is where the stream has no colours. */
export type Colour = (style: Style, text: string) => string;
