import Foundation
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

#if DEBUG && os(Linux)
/// The framework's own classes that subclasses inherit a conformance from.
@MainActor
@Suite("Protocol methods of the framework's own delegates", .enabled(if: UncalledMethods.areVisible))
struct FrameworkDelegatesTests {
    private static let adopters: [(adopter: AnyClass, roles: [DelegateRole])] = [
        (UITableViewController.self, [.tableDelegate, .tableDataSource]),
        (UICollectionViewController.self, [.collectionDelegate, .collectionDataSource]),
        (UITableViewDiffableDataSource<Int, Int>.self, [.tableDataSource]),
        (UICollectionViewDiffableDataSource<Int, Int>.self, [.collectionDataSource]),
    ]

    @Test(
        "The framework's classes have all methods of the protocols, for subclasses to override",
        arguments: 0..<4)
    func complete(index: Int) {
        let line = UncalledMethods.ancestry(of: Self.adopters[index].adopter)
        var protocols: [String] = []
        for role in Self.adopters[index].roles {
            for adopted in role.protocols where adopted.isAdopted(by: line[0]) {
                let unmet = UncalledMethods.unmetRequirements(of: line[...], in: adopted)
                #expect(unmet == [], "\(line[0]) leaves out methods of \(adopted.name)")
                protocols.append(adopted.qualifiedName)
            }
        }
        #expect(!protocols.isEmpty)
        for name in protocols { #expect(ClassMethods.of(line[0])?.witnessed[name]?.isEmpty == false) }
    }
}
#endif
