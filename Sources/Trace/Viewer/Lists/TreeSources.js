/** The rows of the three trees beside the picture; see `TreeList`. */
const TreeSources = {
    views: ({ names }) => ({
        name: 'views', title: 'View hierarchy', emptyText: 'No window is on the screen.',
        rows(state) {
            const rows = [];
            const pending = [...state.windows].reverse().map((id) => [id, 0, false]);
            const seen = new Set();
            while (pending.length > 0) {
                const [id, depth, isDim] = pending.pop();
                const node = state.nodes.get(id);
                if (!node || seen.has(id)) continue;
                seen.add(id);
                const isHidden = isDim || Boolean(node.hidden) || node.opacity === 0;
                rows.push({ key: id, id, depth, node, isDim: isHidden, isFocused: state.focus === id });
                for (const child of [...(node.children ?? [])].reverse()) pending.push([child, depth + 1, isHidden]);
            }
            return rows;
        },
        label: ({ node, isDim, isFocused }) =>
            [names.name(node), isDim && 'hidden', isFocused && 'first responder'].filter(Boolean).join(', '),
        content({ node, depth, isDim, isFocused }) {
            const { className, label } = names.of(node);
            return [
                icon(isDim ? 'hidden' : depth === 0 ? 'window' : 'view', 'tree-icon'),
                span('tree-class', className), label && span('tree-text', label),
                node.controller !== undefined && span('tree-note', names.trace.text(node.controller)),
                isFocused && make('span', { class: 'tree-badge' }, 'first responder'),
            ];
        },
    }),

    accessibility: ({ trace }) => ({
        name: 'accessibility', title: 'Accessibility tree',
        emptyText: 'Assistive technology finds nothing on this screen.',
        rows: (state) => flatRows(state, state.access, trace.accessibility),
        label: ({ record }) => accessibleWords(trace, record).join(', '),
        content({ record }) {
            const { label, value, identifier } = record;
            return [
                span('tree-class', trace.text(record.role) || (record.element ? 'element' : 'container')),
                label && span('tree-text', trace.text(label)), value && span('tree-value', trace.text(value)),
                !label && identifier && span('tree-note', trace.text(identifier)),
            ];
        },
    }),

    automation: ({ trace }) => ({
        name: 'automation', title: 'Automation tree', emptyText: 'This trace has no automation tree.',
        rows: (state) => flatRows(state, state.automation, trace.automation),
        label: ({ record }) => ['type', 'label', 'identifier',
            'value'].map((key) => visibleText(trace.text(record[key]))).filter(Boolean).join(', '),
        content({ record }) {
            const { label, value, placeholder, identifier } = record;
            return [
                span('tree-class', trace.text(record.type)), label && span('tree-text', trace.text(label)),
                value ? span('tree-value', trace.text(value))
                    : placeholder && span('tree-value is-dim', trace.text(placeholder)),
                identifier && span('tree-note', trace.text(identifier)),
                ['disabled', 'selected', 'focused'].filter((flag) => record[flag])
                    .map((flag) => make('span', { class: 'tree-badge' }, flag)),
            ];
        },
    }),
};

/** Rows of a list of depths; a rectangle of its own only for what is no view. */
function flatRows(state, rows, table) {
    return rows.map(([depth, id, record, rect], index) => {
        const known = state.nodes.has(id) ? id : 0;
        return { key: known || `element ${index}`, depth, id: known, record: table[record] ?? {}, rect };
    });
}

/** What a screen reader on the device says of an element, in parts. */
function accessibleWords(trace, record) {
    return ['label', 'value', 'role', 'hint'].map((key) => visibleText(trace.text(record[key]))).filter(Boolean);
}
