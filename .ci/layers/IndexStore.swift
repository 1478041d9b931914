/// The store of an index that the compiler writes along with a build, read by the toolchain's `libIndexStore`.
///
/// A unit is what one compilation of a file wrote. It names records, which hold the occurrences of symbols in a file.
struct IndexStore {
    /// What the library hands out: a reader, an occurrence, a symbol, a relation.
    typealias Handle = UnsafeMutableRawPointer

    /// One compilation of a file.
    struct Unit {
        var file: String
        var module: String
        /// In nanoseconds.
        var modified: Int64
        /// The names of the records of `file`, of which there is one at most.
        var records: [String]
    }

    private let store: Handle

    /// Returns `nil` if there is no store in the folder.
    init?(_ folder: String) {
        guard let store = indexstore_store_create(folder, nil) else { return nil }
        self.store = store
    }

    /// The units of the files below a folder.
    func units(below folder: String) -> [Unit] {
        var names: [String] = []
        withUnsafeMutablePointer(to: &names) { names in
            _ = indexstore_store_units_apply_f(store, 1, names) { names, name in
                names!.assumingMemoryBound(to: [String].self).pointee.append(String(name))
                return true
            }
        }
        return names.compactMap { unit($0, below: folder) }
    }

    private func unit(_ name: String, below folder: String) -> Unit? {
        guard let reader = indexstore_unit_reader_create(store, name, nil) else { return nil }
        defer { indexstore_unit_reader_dispose(reader) }
        let file = String(indexstore_unit_reader_get_main_file(reader))
        guard file.hasPrefix(folder) else { return nil }
        var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
        _ = indexstore_store_get_unit_modification_time(store, name, &seconds, &nanoseconds, nil)
        var unit = Unit(
            file: file, module: String(indexstore_unit_reader_get_module_name(reader)),
            modified: seconds * 1_000_000_000 + nanoseconds, records: [])
        each(reader, indexstore_unit_reader_dependencies_apply_f) { dependency in
            guard indexstore_unit_dependency_get_kind(dependency) == INDEXSTORE_UNIT_DEPENDENCY_RECORD,
                String(indexstore_unit_dependency_get_filepath(dependency)) == file
            else { return }
            unit.records.append(String(indexstore_unit_dependency_get_name(dependency)))
        }
        return unit
    }

    /// Calls `body` with each occurrence in a record, and with its symbol, which is the same handle each time.
    func occurrences(in record: String, _ body: (_ occurrence: Handle, _ symbol: Handle) -> Void) {
        guard let reader = indexstore_record_reader_create(store, record, nil) else { return }
        defer { indexstore_record_reader_dispose(reader) }
        each(reader, indexstore_record_reader_occurrences_apply_f) { occurrence in
            if let symbol = indexstore_occurrence_get_symbol(occurrence) { body(occurrence, symbol) }
        }
    }

    /// The symbols that what an occurrence defines overrides, or satisfies as requirements of protocols.
    static func overridden(by occurrence: Handle) -> [Handle] {
        var symbols: [Handle] = []
        each(occurrence, indexstore_occurrence_relations_apply_f) { relation in
            let roles = indexstore_symbol_relation_get_roles(relation)
            guard roles & UInt64(INDEXSTORE_SYMBOL_ROLE_REL_OVERRIDEOF) != 0,
                let symbol = indexstore_symbol_relation_get_symbol(relation)
            else { return }
            symbols.append(symbol)
        }
        return symbols
    }

    static func usr(of symbol: Handle) -> String { String(indexstore_symbol_get_usr(symbol)) }
    static func name(of symbol: Handle) -> String { String(indexstore_symbol_get_name(symbol)) }
}

/// A closure that a function in C can be given as its context.
private final class Visitor {
    let body: (IndexStore.Handle) -> Void

    init(_ body: @escaping (IndexStore.Handle) -> Void) {
        self.body = body
    }
}

private typealias Callback = @convention(c) (IndexStore.Handle?, IndexStore.Handle?) -> Bool

/// Calls `body` with each element that a function of the library finds in `owner`.
private func each(
    _ owner: IndexStore.Handle, _ apply: (IndexStore.Handle?, IndexStore.Handle?, Callback?) -> Bool,
    _ body: (IndexStore.Handle) -> Void
) {
    withoutActuallyEscaping(body) { body in
        let visitor = Visitor(body)
        _ = apply(owner, Unmanaged.passUnretained(visitor).toOpaque()) { context, element in
            Unmanaged<Visitor>.fromOpaque(context!).takeUnretainedValue().body(element!)
            return true
        }
    }
}

extension String {
    fileprivate init(_ text: indexstore_string_ref_t) {
        self.init(decoding: UnsafeRawBufferPointer(start: text.data, count: text.length), as: UTF8.self)
    }
}
