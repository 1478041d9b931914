/** Views in Swerkin's words, and KIF's: `viewTester.usingIdentifier("pay")`. */
const swerkinSpelling = {
    key: 'swerkin', title: 'Swerkin',

    spell({ trace, place }) {
        for (let current = place; current; current = current.parent) {
            const names = trace.names[current.node.names];
            const code = names && swerkinSpelling.code(trace, names);
            if (code && current === place) return { code };
            if (code && names.role !== undefined) {
                return { code, isOfOther: true, note: 'Swerkin finds this element, which the view is a part of.' };
            }
        }
        return { note: trace.names[place.node.names]
            ? 'Swerkin finds views by identifier, label and traits, and no such text is this one\'s alone. '
                + 'Give it an accessibilityIdentifier.'
            : 'Names of views are recorded from the failure on, or with ROBOT_TRACE=always.' };
    },

    code(trace, { alone = 0, identifier, label, trait }) {
        if (alone & 16) return `viewTester.usingIdentifier(${swiftLiteral(trace.text(identifier))})`;
        if (label === undefined) return undefined;
        const labelled = `viewTester.usingLabel(${swiftLiteral(trace.text(label))})`;
        if (alone & 32) return labelled;
        return alone & 64 ? `${labelled}.usingTraits(.${trace.text(trait)})` : undefined;
    },
};
