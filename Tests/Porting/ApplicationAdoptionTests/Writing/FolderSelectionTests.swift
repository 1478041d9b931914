import Foundation
import Testing

@testable import ApplicationAdoption

@Suite("The folders in port-uikit.json")
struct FolderSelectionTests {
    private func selection(
        _ wanted: [String], among others: [String] = [], avoiding avoided: String? = nil
    ) throws -> String {
        let application = try Application(
            Dictionary(uniqueKeysWithValues: Set(wanted + others).map { ($0, "") }))
        let selection = FolderSelection(
            of: wanted.map(application.url), avoiding: avoided.map(application.url)
        ) { $0.hasSuffix(".swift") || BundleResource.isTaken($0) }
        let folders = selection.folders.map {
            RelativePath.from(application.root, to: URL(fileURLWithPath: $0))
        }
        return "\(folders.joined(separator: " "))"
            + (selection.excluded.isEmpty ? "" : " without \(selection.excluded.joined(separator: " "))")
    }

    @Test(
        "A folder is named as a whole if that takes no more entries than its files",
        arguments: [
            (["App/A.swift", "App/B.swift"], [], "App"),
            (["App/A.swift", "App/Screens/B.swift"], [], "App"),
            (["App/A.swift", "App/B.swift"], ["App/C.swift"], "App without C.swift"),
            (["App/A.swift"], ["App/B.swift", "App/C.swift"], "App/A.swift"),
            (["App/A.swift"], ["App/notes.txt", "App/.hidden/B.swift"], "App"),
            (["App/A.swift", "App/B.swift", "Shared/C.swift"], ["Shared/D.swift"], "App Shared/C.swift"),
            (["A.swift", "B.swift", "In/C.swift"], ["Tests/T.swift", "Tests/U.swift"], ". without Tests"),
            (["App/A.swift", "App/Main.xib"], ["App/Old.xib"], "App without Old.xib"),
        ])
    func wholeFolders(_ wanted: [String], _ others: [String], _ result: String) throws {
        #expect(try selection(wanted, among: others) == result)
    }

    @Test("What is left out of one folder stays in the others")
    func sameNames() throws {
        #expect(
            try selection(
                ["A/F.swift", "A/X.swift", "B/G.swift", "B/X.swift"],
                among: ["A/G.swift", "C/Z.swift", "D/Z.swift"])
                == "A/F.swift A/X.swift B")
    }

    @Test("The folder that the package is written to is left out, also before it has files")
    func ownFolder() throws {
        for others in [["Linux/readme.txt"], []] {
            #expect(
                try selection(["A.swift", "B.swift"], among: others, avoiding: "Linux") == ". without Linux")
        }
    }

    @Test("A file behind a link is named by itself")
    func links() throws {
        let application = try Application(["Elsewhere/A.swift": "", "App/B.swift": ""])
        try FileManager.default.createSymbolicLink(
            at: application.url("App/Linked"), withDestinationURL: application.url("Elsewhere"))
        try FileManager.default.createSymbolicLink(
            at: application.url("App/Loop"), withDestinationURL: application.url("App"))
        let selection = FolderSelection(of: ["App/B.swift", "App/Linked/A.swift"].map(application.url)) {
            $0.hasSuffix(".swift")
        }
        #expect(
            selection.folders.map { RelativePath.from(application.root, to: URL(fileURLWithPath: $0)) }
                == ["App", "App/Linked/A.swift"])
    }
}
