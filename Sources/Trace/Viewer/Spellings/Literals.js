/** A text as a literal of Swift. What would show nothing, or reorder its neighbours, is written as its number. */
function swiftLiteral(text) {
    const named = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\0': '\\0' };
    const escaped = String(text).replace(/["\\]/g, '\\$&').replace(invisible, (character) =>
        named[character] ?? `\\u{${character.charCodeAt(0).toString(16).toUpperCase()}}`);
    return `"${escaped}"`;
}

/** A text in quotation marks, as features have it. */
function featureLiteral(text) {
    return `"${String(text).replace(/["\\]/g, '\\$&')}"`;
}
