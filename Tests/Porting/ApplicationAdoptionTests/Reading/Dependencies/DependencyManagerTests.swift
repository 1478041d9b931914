import Foundation
import Testing

@testable import ApplicationAdoption

/// The files are what CocoaPods 1.15 and Carthage 0.39 write, by their documentation.
@Suite("Pods and frameworks of Carthage")
struct DependencyManagerTests {
    private let lock = """
        PODS:
          - Charts (4.1.0):
            - Charts/Core (= 4.1.0)
          - Charts/Core (4.1.0):
            - Algorithms (~> 1.0)
          - Algorithms (1.0.0)
          - "Firebase+Swift (9.1)"
          - Design (0.1.0)

        DEPENDENCIES:
          - Charts (~> 4.1)
          - Design (from `Modules/Design`)

        EXTERNAL SOURCES:
          Design:
            :path: Modules/Design

        SPEC CHECKSUMS:
          Charts: 0123

        COCOAPODS: 1.15.2
        """

    private let podfile = """
        platform :ios, '15.0' # not a 'pod'
        use_frameworks!

        def shared
          pod 'Charts/Core', '~> 4.1'
        end

        abstract_target 'All' do
          pod "Algorithms"
          target 'App' do
            shared
            if ENV['CI']
              pod 'Design', :path => 'Modules/Design'
            end
            target 'AppTests' do
              inherit! :search_paths
            end
          end
        end

        post_install do |installer|
          installer.pods_project.targets.each do |target|
            puts target
          end
        end
        """

    @Test("Pods are where their sources are, and belong to the targets that the Podfile says")
    func pods() throws {
        var text = ProjectText()
        text.add("App")
        text.add("AppTests", "bundle.unit-test")
        let folder = try ProjectFolder([
            "App.xcodeproj/project.pbxproj": text.text, "Podfile.lock": lock, "Podfile": podfile,
            "Pods/Charts/Chart.swift": "",
        ])
        let project = try folder.read("App.xcodeproj")
        #expect(
            project.modules.map(\.products) == [
                ["Algorithms", "Charts", "Design"], ["Algorithms", "Charts", "Design"],
            ])
        #expect(
            project.packages == [
                AdoptedPackage(
                    name: "Charts", source: .local(folder.url.appending(path: "Pods/Charts")),
                    products: ["Charts"]),
                AdoptedPackage(name: "Algorithms", source: .pod("1.0.0"), products: ["Algorithms"]),
                AdoptedPackage(name: "Firebase+Swift", source: .pod("9.1")),
                AdoptedPackage(
                    name: "Design", source: .local(folder.url.appending(path: "Modules/Design")),
                    products: ["Design"]),
            ])
    }

    @Test("Frameworks of Carthage are their checkouts, or the repositories that the file names")
    func carthage() throws {
        let resolved = """
            github "example/Charts" "v4.1.0"
            github "example/Checked" "1.0.0"
            git "https://example.com/b/Logs.git" "0123abcd"
            binary "https://example.com/Maps.json" "2.0"
            """
        var text = ProjectText()
        text.add("App")
        let folder = try ProjectFolder([
            "App.xcodeproj/project.pbxproj": text.text, "Cartfile.resolved": resolved,
            "Carthage/Checkouts/Checked/A.swift": "",
        ])
        let charts = try #require(URL(string: "https://github.com/example/Charts.git"))
        let logs = try #require(URL(string: "https://example.com/b/Logs.git"))
        #expect(
            try folder.read("App.xcodeproj").packages.map(\.source) == [
                .remote(charts, requirement: "exact: \"4.1.0\""),
                .local(folder.url.appending(path: "Carthage/Checkouts/Checked")),
                .remote(logs, requirement: "revision: \"0123abcd\""),
                .binary("https://example.com/Maps.json"),
            ])
    }
}
