/** Views in Robot's words: `theOnlyElement(withRole(.button, named: "Pay"))`. */
const robotSpelling = {
    key: 'robot', title: 'Robot',

    spell({ trace, node }) {
        const names = trace.names[node.names];
        if (!names) {
            return node.query !== undefined ? { code: trace.text(node.query) }
                : { note: 'Queries are recorded from the failure on, or with ROBOT_TRACE=always.' };
        }
        const alone = (bit) => Boolean((names.alone ?? 0) & bit);
        const [label, text] = [trace.text(names.label), trace.text(node.text)];
        const role = (name) => `withRole(.${trace.text(names.role)}${name ? `, named: ${swiftLiteral(name)}` : ''})`;
        const type = `ofClass(${trace.text(names.class)}.self)`;
        const scope = names.elsewhere ? '.inAllWindows()' : '';
        if (alone(1) && label) return { code: `theOnlyElement(${role(label)})${scope}` };
        if (alone(2)) return { code: `theOnlyView(withIdentifier(${swiftLiteral(trace.text(names.identifier))}))${scope}` };
        if (alone(4) && text) return { code: `theOnlyView(withText(${swiftLiteral(text)}))${scope}` };
        if (alone(1)) return { code: `theOnlyElement(${role()})${scope}` };
        if (alone(8)) return { code: `theOnlyView(${type})${scope}` };
        if (names.turn !== undefined) return { code: `allElements(${role(label)})${scope}[${names.turn}]` };
        return { code: `allViews(${type})${scope}[${names.place ?? 0}]` };
    },
};
