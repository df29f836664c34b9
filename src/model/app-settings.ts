/** Wire formats with a ready request and response mapping. */
export const PRESETS = ['native', 'openai-chat', 'openai-responses', 'langserve', 'langgraph'] as const;
export type Preset = (typeof PRESETS)[number];

/** How the governance mode is known when the app does not name it. */
export const MODES_FROM = ['field', 'text', 'judge'] as const;
