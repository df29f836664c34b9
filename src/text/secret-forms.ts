/** Every way in which a secret may stand in a text: as it is, JSON-escaped, URL-encoded, in base64. */
export function secretForms(secret: string): string[] {
  return [secret, ...jsonForms(secret), ...urlForms(secret), ...base64Forms(secret)];
}

/** As `JSON.stringify` writes it, with `/` escaped too (PHP), and with ASCII only (Python). */
function jsonForms(secret: string): string[] {
  const escaped = JSON.stringify(secret).slice(1, -1);
  const ascii = escaped.replaceAll(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return [escaped, ascii].flatMap((form) => [form, form.replaceAll('/', '\\/')]);
}

/** As a path part and as a form field, with hexadecimal digits in either case. */
function urlForms(secret: string): string[] {
  if (/\p{Surrogate}/u.test(secret)) return [];
  const encoded = encodeURIComponent(secret);
  const strict = encoded.replaceAll(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const forms = [encoded, strict, strict.replaceAll('%20', '+'), encodeURI(secret)];
  return forms.flatMap((form) => [form, form.replaceAll(/%[0-9A-F]{2}/g, (hex) => hex.toLowerCase())]);
}

/**
 * Base64 of the whole, and what stays the same of it wherever the secret begins in a longer text: three bytes become
 * four characters, so there are three alignments, each without the characters that its neighbours decide.
 */
function base64Forms(secret: string): string[] {
  const bytes = new TextEncoder().encode(secret);
  const inner = [0, 1, 2].map((shift) => {
    const encoded = base64([...Array.from({ length: shift }, () => 0), ...bytes]);
    const last = Math.floor(((shift + bytes.length) * 8) / 6);
    return encoded.slice(Math.ceil((shift * 8) / 6), last);
  });
  const forms = [base64([...bytes]), ...inner];
  return forms.flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
}

function base64(bytes: readonly number[]): string {
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
}
